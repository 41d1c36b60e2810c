/** All that the page says in a browser that is too old for it. */
export const TOO_OLD = {
  en: "This browser is too old for Spieltisch. It takes Chrome or Edge 112, Firefox 121, or Safari 16.4, or a newer one; on an iPad or iPhone, in any browser, iPadOS or iOS 16.4. An update of the browser or of the device may help. Games that are kept in this browser stay where they are.",
  de: "Dieser Browser ist zu alt für Spieltisch. Nötig ist Chrome oder Edge 112, Firefox 121 oder Safari 16.4, oder ein neuerer; auf einem iPad oder iPhone, in jedem Browser, iPadOS oder iOS 16.4. Eine Aktualisierung des Browsers oder des Geräts kann helfen. Partien, die in diesem Browser gespeichert sind, bleiben, wo sie sind.",
};

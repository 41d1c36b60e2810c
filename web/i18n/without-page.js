/** What the service worker says when it has no page to show: there is no connection, and the copy is gone. */
export const WITHOUT_PAGE = {
  en: {
    title: "Spieltisch is not here at the moment",
    text: "There is no connection, and the browser has cleared the copy for playing offline. Your games are kept apart from it. Connect this device once, and open the page again.",
    again: "Try again",
  },
  de: {
    title: "Spieltisch ist gerade nicht da",
    text: "Es gibt keine Verbindung, und der Browser hat die Kopie zum Spielen ohne Netz gelöscht. Deine Partien liegen getrennt davon. Verbinde dieses Gerät einmal und öffne die Seite dann noch einmal.",
    again: "Noch einmal versuchen",
  },
};

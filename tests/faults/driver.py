"""Plays in the page as fast as the page lets one play, and tells what the screen has shown as done."""

from __future__ import annotations

from tests.browser.table import TABLE

PLAY = f"""(seed) => {{
    let state = seed;
    const random = (most) => {{
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return Math.floor((state / 2 ** 32) * most);
    }};
    const find = (root, testid) => {{
        const found = root.querySelector(`[data-part="${{testid}}"]`);
        if (found) return found;
        for (const one of root.querySelectorAll("*")) {{
            const inner = one.shadowRoot && find(one.shadowRoot, testid);
            if (inner) return inner;
        }}
        return null;
    }};
    const table = () => {{ try {{ return {TABLE}; }} catch {{ return null; }} }};
    let told = "";
    const look = () => {{
        const [, id] = /^#\\/game\\/(\\w+)/.exec(location.hash) ?? [];
        const view = table()?.view;
        if (!id || !view) return;
        const now = `${{id}} ${{view.step}}`;
        if (now !== told) globalThis.shown(id, view.step, view.over);
        told = now;
    }};
    const act = () => {{
        const one = table();
        // A worker that ends while it starts is told by the start panel, which tries again when it is asked to.
        find(document, "start-retry")?.click();
        const ready = document.hidden ? null : find(document, "curtain-ready");
        if (ready) ready.click();
        else if (one?.view?.seat !== null && one?.view?.actions.length > 0 && !one.busy && !one.readOnly) {{
            const {{ actions }} = one.view;
            one.send("table-act", {{ actions: [actions[random(actions.length)].text] }});
        }}
    }};
    clearInterval(globalThis.playing);
    globalThis.playing = setInterval(() => {{ look(); act(); }}, 4);
}}"""
"""Looks first and acts then: what was shown is told before the next action is asked for."""

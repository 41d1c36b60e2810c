"""Cards at a table are images as soon as there are some, and look like the lines of which they were made."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.table import TABLE, Table

CARDS = ".display .card, .hand .card"
# Every card that lies there is an image by now.
IMAGES = f"""() => {{
    const cards = [...{TABLE}.renderRoot.querySelectorAll("{CARDS}")];
    return cards.length > 0 && cards.every((card) => card.querySelector("image"));
}}"""
LINES = f"""async () => {{
    const table = {TABLE};
    table.cardImages = {{ stills: undefined }};
    table.requestUpdate();
    await table.updateComplete;
    return table.renderRoot.querySelectorAll(".card image").length;
}}"""
# The share of dots that differ by more than the edge of a line may, and the largest difference of the mean of a colour.
COMPARED = """async (pictures) => {
    const dots = async (text) => {
        const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const ctx = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        ctx.drawImage(bitmap, 0, 0);
        return ctx.getImageData(0, 0, bitmap.width, bitmap.height).data;
    };
    const [one, other] = await Promise.all(pictures.map(dots));
    let far = 0;
    const sums = [0, 0, 0, 0];
    one.forEach((value, index) => {
        const difference = value - other[index];
        if (Math.abs(difference) > 40) far += 1;
        sums[index % 4] += difference;
    });
    const mean = Math.max(...sums.map(Math.abs)) / (one.length / 4);
    return one.length === other.length ? [far / one.length, mean] : null;
}"""


def seen(table: Table) -> str:
    """Return a picture of the display."""
    return base64.b64encode(table.root.locator(".display").screenshot(animations="disabled")).decode()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("density", [1, 2])
def test_an_image_of_a_card_looks_like_its_lines(theme: str, density: int, household: Household) -> None:
    settings: dict[str, Any] = {"prefs": {"theme": theme}, "device_scale_factor": density}
    table = household.seat(Table, game(), **settings)
    table.put_news_away()
    table.page.wait_for_function(IMAGES)
    image = seen(table)
    own = table.page.evaluate(f"() => {TABLE}.cardImages.constructor.name")
    assert own != "Object"
    assert table.page.evaluate(LINES) == 0
    far, mean = table.page.evaluate(COMPARED, [image, seen(table)])
    table.page.reload()
    assert far < 0.005
    assert mean < 0.5


def test_cards_have_the_colours_of_another_theme_at_once(household: Household) -> None:
    table = household.seat(Table, game())
    table.put_news_away()
    table.page.wait_for_function(IMAGES)
    addresses = (
        f"""() => [...{TABLE}.renderRoot.querySelectorAll(".display image")].map((one) => one.href.baseVal)"""
    )
    by_day = set(table.page.evaluate(addresses))
    table.page.emulate_media(color_scheme="dark")
    table.page.wait_for_function(
        f"(by_day) => ({IMAGES})() && ({addresses})().every((one) => !by_day.includes(one))", arg=[*by_day]
    )
    by_night = set(table.page.evaluate(addresses))
    assert by_night
    assert by_day.isdisjoint(by_night)
    table.page.emulate_media(color_scheme="light")
    table.page.wait_for_function(
        f"(by_day) => ({addresses})().some((one) => by_day.includes(one))", arg=[*by_day]
    )

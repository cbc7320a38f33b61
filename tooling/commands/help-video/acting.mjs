import { movePointer, showPointer } from './pointer.mjs';

/** In milliseconds of the video. */
const keyDelay = 55;
const pause = 250;

/** Brings the pointer to a thing on the page. `stage` is `{ page, url, language, slowness }`. */
export async function pointAt({ page, slowness }, selector) {
  const target = page.locator(selector).first();
  await target.waitFor();
  await showPointer(page);
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'smooth' });
    return new Promise((resolve) => {
      let last = -1;
      const settled = () => {
        const { top } = element.getBoundingClientRect();
        if (top === last) resolve();
        else {
          last = top;
          setTimeout(settled, 80);
        }
      };
      settled();
    });
  });
  const box = await target.boundingBox();
  const place = { x: box.x + Math.min(box.width / 2, 140), y: box.y + box.height / 2 };
  await movePointer(page, place, slowness);
  await page.mouse.move(place.x, place.y);
  return place;
}

export async function press(stage, selector) {
  const { x, y } = await pointAt(stage, selector);
  await stage.page.mouse.click(x, y);
  await stage.page.waitForTimeout(pause * stage.slowness);
}

export async function typeInto(stage, name, text) {
  await press(stage, `main [name=${name}]`);
  await stage.page.keyboard.type(text, { delay: keyDelay * stage.slowness });
  await stage.page.waitForTimeout(pause * stage.slowness);
}

export async function dismissHelp({ page, language }) {
  await page.addInitScript((chosen) => {
    localStorage.setItem('help', 'registration');
    localStorage.setItem('language', chosen);
    localStorage.setItem('theme', 'light');
  }, language);
}

/** The activation link of the e-mail to an address, once it is in the outbox. */
export async function linkFromMail({ page, url }, email) {
  for (let left = 50; left > 0; left -= 1) {
    const messages = await (await fetch(`${url}/api/outbox`)).json();
    const link = messages
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /https?:\/\/\S+\/registration\/activate\/\S+/.exec(text)?.[0])
      .find(Boolean);
    if (link) return link;
    await page.waitForTimeout(100);
  }
  throw new Error(`No e-mail with a link came for ${email}.`);
}

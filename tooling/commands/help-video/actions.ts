import type { Page } from 'playwright';
import { movePointer, type Point, showPointer } from './pointer.ts';

/** Where a video is recorded. */
export interface Stage {
  readonly page: Page;
  /** Address of the service. */
  readonly url: string;
  readonly language: 'en' | 'sl';
  /** How many times slower it is recorded than shown. */
  readonly slowness: number;
}

interface SentMail {
  readonly to: readonly string[];
  readonly text: string;
}

/** In milliseconds of the video. */
const keyDelay = 55;
const pause = 250;

/** Moves the pointer to an element. */
export async function pointAt({ page, slowness }: Stage, selector: string): Promise<Point> {
  const target = page.locator(selector).first();
  await target.waitFor();
  await showPointer(page);
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'smooth' });
    return new Promise<void>((resolve) => {
      let last = -1;
      const resolveAfterScrolling = () => {
        const { top } = element.getBoundingClientRect();
        if (top === last) resolve();
        else {
          last = top;
          setTimeout(resolveAfterScrolling, 80);
        }
      };
      resolveAfterScrolling();
    });
  });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  const point = { x: box.x + Math.min(box.width / 2, 140), y: box.y + box.height / 2 };
  await movePointer(page, point, slowness);
  await page.mouse.move(point.x, point.y);
  return point;
}

export async function press(stage: Stage, selector: string): Promise<void> {
  const { x, y } = await pointAt(stage, selector);
  await stage.page.mouse.click(x, y);
  await stage.page.waitForTimeout(pause * stage.slowness);
}

export async function typeInto(stage: Stage, name: string, text: string): Promise<void> {
  await press(stage, `main [name=${name}]`);
  await stage.page.keyboard.type(text, { delay: keyDelay * stage.slowness });
  await stage.page.waitForTimeout(pause * stage.slowness);
}

export async function dismissHelp({ page, language }: Stage): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('help', 'registration');
    localStorage.setItem('language', chosen);
    localStorage.setItem('theme', 'light');
  }, language);
}

/** Waits for the activation link that is sent to an address. */
export async function linkFromMail({ page, url }: Stage, email: string): Promise<string> {
  for (let left = 50; left > 0; left -= 1) {
    const messages = (await (await fetch(`${url}/api/outbox`)).json()) as SentMail[];
    const link = messages
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /https?:\/\/\S+\/registration\/activate\/\S+/.exec(text)?.[0])
      .find(Boolean);
    if (link) return link;
    await page.waitForTimeout(100);
  }
  throw new Error(`No e-mail with a link was sent to ${email}.`);
}

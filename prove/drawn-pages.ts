import type { Browser, Page } from 'playwright';
import type { MediaService } from './media-service.ts';

declare global {
  /** Resolves with the ms from the press or the navigation to the frame in which the first page has another picture. */
  var timeUntilDrawn: () => Promise<number>;
}

/** Runs in the page: notes the last press or key, and when the first page of a viewer is drawn after it. */
function recordDrawnPages(): void {
  localStorage.setItem('language', 'en');
  let pressed = 0;
  let before: Element | null = null;
  let drawn: number | undefined;
  const firstPage = () =>
    document.querySelector('.viewer__stage .viewer-page__picture canvas, .pdfViewer [data-drawn] canvas');
  const start = ({ timeStamp }: Event) => {
    pressed = timeStamp;
    before = firstPage();
    drawn = undefined;
  };
  for (const kind of ['click', 'keydown']) addEventListener(kind, start, true);
  const follow = () => {
    const canvas = firstPage();
    if (drawn === undefined && canvas !== null && canvas !== before) drawn = performance.now() - pressed;
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
  globalThis.timeUntilDrawn = () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No page was drawn within 30 s.')), 30_000);
      const check = () => {
        if (drawn === undefined) return requestAnimationFrame(check);
        clearTimeout(timer);
        return resolve(drawn);
      };
      check();
    });
}

/** A tab of a new browser profile, signed in as the Administrator. */
export async function openTab(browser: Browser, { url, session }: MediaService): Promise<Page> {
  const [name = '', value = ''] = session.cookie.split('=');
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(recordDrawnPages);
  return page;
}

export const timeUntilDrawn = (page: Page): Promise<number> => page.evaluate(() => globalThis.timeUntilDrawn());

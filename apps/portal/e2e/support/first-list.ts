import { expect, type Locator, type Page } from '@playwright/test';
import { holdCode } from './first-load';

/** Resolves when React has taken over the page, which sets its title. */
export async function startedByReact(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.includes(' | '));
}

/** Whether the page is React's: a list that is shown before React does not respond to keys, and its links load a page. */
const isTakenOver = () =>
  document.getElementById('portal-parts') === null &&
  (window as Window & { atriumHandOver?: unknown }).atriumHandOver === undefined;

/** Lets `goto` and `reload` wait for React, unless they do not wait for the page either. */
export function waitForReact(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver);
    return response;
  };
}

/** Adds up the layout shifts from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & { seenShifts?: { shift: number } }).seenShifts?.shift ?? -1);

/** The frame and the page as HTML, without generated ids and what only the router writes. */
export function shownPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const generated = new Set(['id', 'aria-describedby', 'aria-labelledby', 'data-discover', 'value']);
    const frame = document.querySelector('.a-app')?.cloneNode(true);
    if (!(frame instanceof Element)) return [];
    for (const element of frame.querySelectorAll('*')) {
      for (const name of element.getAttributeNames().toSorted()) {
        const value = element.getAttribute(name) ?? '';
        element.removeAttribute(name);
        if (!generated.has(name)) element.setAttribute(name, value);
      }
    }
    return frame.outerHTML.replaceAll('<', '\n<').split('\n');
  });
}

type Look = Readonly<Record<string, string | number>>;

/** Place, size and style of the frame and of everything in it. */
export async function shownLook(page: Page): Promise<Look[]> {
  await page.waitForFunction(() => document.getAnimations().every((motion) => !(motion instanceof CSSTransition)));
  return page.evaluate(() =>
    [...document.querySelectorAll('.a-app, .a-app *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = [...style].map((name) => [name, style.getPropertyValue(name)]);
      return {
        element: `${element.tagName}.${element.getAttribute('class')}`,
        x,
        y,
        width,
        height,
        ...Object.fromEntries(values),
      };
    }),
  );
}

/** What looks different, by element. */
export function differencesOf(before: readonly Look[], after: readonly Look[]): string[] {
  return before.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => `${look['element']} ${name}: ${value} → ${after[index]?.[name]}`),
  );
}

/** The portal's code and stylesheets, without which a first list is shown. */
export const ofPortal = /mount-portal|\.css$/;

/** Opens a list, and expects that React takes over the same page, with the portal's stylesheets, without a shift. */
export async function expectSamePageByReact(page: Page, path: string, row: Locator): Promise<void> {
  await watchShifts(page);
  const release = await holdCode(page, ofPortal);
  await page.goto(path, { waitUntil: 'commit' });
  await row.waitFor();
  const [shown, look] = [await shownPage(page), await shownLook(page)];
  release();
  await startedByReact(page);
  expect(await shiftsOf(page)).toBe(0);
  await expect.poll(() => shownPage(page)).toEqual(shown);
  await expect.poll(async () => differencesOf(look, await shownLook(page))).toEqual([]);
}

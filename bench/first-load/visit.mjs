import { lastTitle } from './rows.mjs';
import { watch } from './in-page.mjs';

const slow = { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: 750_000 / 8 };
const timeout = 90_000;

async function open(browser, { width = 412, height = 823 } = {}) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch, { lastTitle });
  return { context, page };
}

const sumSizes = () =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => !name.includes('/api/'))
    .reduce(
      (sum, { name, encodedBodySize }) => {
        sum.all += encodedBodySize / 1000;
        if (!name.endsWith('.woff2')) sum.withoutFonts += encodedBodySize / 1000;
        return sum;
      },
      { all: 0, withoutFonts: 0 },
    );

const readFigures = (page) =>
  page.evaluate(() => ({
    ...window.benchSeen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

/**
 * Waits until the browser has reported all slow events. It reports them in order after their paint, so we add a slow event
 * and wait for it. It starts after the paint of the others, because it would delay that.
 */
async function waitForEvents(page) {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const blockBriefly = () => {
      const start = performance.now();
      while (performance.now() < start + 50);
    };
    addEventListener('keydown', blockBriefly, { capture: true, once: true });
    window.benchSeen.lastTyped = performance.now();
  });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.benchSeen.isComplete, undefined, { timeout });
}

/** Opens a login with an empty cache: its size, and when it is painted. */
export async function openLogin(browser, url) {
  const { context, page } = await open(browser);
  await page.goto(url, { waitUntil: 'commit', timeout });
  await page.locator('form input').first().waitFor({ timeout });
  await page.waitForLoadState('networkidle');
  const { firstPaint, largestPaint, shift } = await readFigures(page);
  const weight = await page.evaluate(sumSizes);
  await context.close();
  return { kB: weight.all, kBWithoutFonts: weight.withoutFonts, firstPaint, largestPaint, shift };
}

/** Submits an empty login as soon as it is visible: when the page responds. Then types text: the slowest key. */
export async function submitLogin(browser, url) {
  const { context, page } = await open(browser);
  await page.addInitScript(() => {
    window.benchSubmitsForm = true;
  });
  await page.goto(url, { waitUntil: 'commit', timeout });
  await page.waitForFunction(() => window.benchSeen?.usable > 0, undefined, { timeout });
  const { usable } = await readFigures(page);
  await page.waitForLoadState('networkidle');
  await page.locator('input').first().click();
  await page.keyboard.type('maja@example.com', { delay: 60 });
  await waitForEvents(page);
  const { slowest } = await readFigures(page);
  await context.close();
  return { usable, slowest };
}

/** Waits until nothing more has loaded: a list may load its code after its rows, when `networkidle` has passed. */
const waitForQuiet = (page) =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length;
    let seen = -1;
    while (seen !== count()) {
      seen = count();
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  });

/** Opens a list with an empty cache: when its last row is visible. */
export async function openList(browser, url) {
  const { context, page } = await open(browser, { width: 1280, height: 860 });
  await page.goto(url, { waitUntil: 'commit', timeout });
  await page.waitForFunction(() => window.benchSeen?.rows > 0, undefined, { timeout });
  const { rows } = await readFigures(page);
  await waitForQuiet(page);
  const { shift, firstPaint } = await readFigures(page);
  const weight = await page.evaluate(sumSizes);
  await context.close();
  return { rows, shift, firstPaint, kB: weight.all };
}

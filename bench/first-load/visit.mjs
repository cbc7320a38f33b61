import { lastTitle } from './rows.mjs';
import { watch } from './in-page.mjs';

const slow = { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: 750_000 / 8 };
const patience = 90_000;

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

const weigh = () =>
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

const seenBy = (page) =>
  page.evaluate(() => ({
    ...window.benchSeen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

/**
 * The browser tells of slow events after their paint, in their order: one more, slow on purpose, ends the line. It waits for
 * the paint of those before it, which it would make slower.
 */
async function untilEventsAreTold(page) {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const dawdle = () => {
      const begun = performance.now();
      while (performance.now() < begun + 50);
    };
    addEventListener('keydown', dawdle, { capture: true, once: true });
    window.benchSeen.lastTyped = performance.now();
  });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.benchSeen.allTold, undefined, { timeout: patience });
}

/** A cold login: what it weighs and when it is painted, without anybody touching it. */
export async function look(browser, url) {
  const { context, page } = await open(browser);
  await page.goto(url, { waitUntil: 'commit', timeout: patience });
  await page.locator('form input').first().waitFor({ timeout: patience });
  await page.waitForLoadState('networkidle');
  const { firstPaint, largestPaint, shift } = await seenBy(page);
  const weight = await page.evaluate(weigh);
  await context.close();
  return { kB: weight.all, kBWithoutFonts: weight.withoutFonts, firstPaint, largestPaint, shift };
}

/** A cold login whose form is pressed as soon as it is there: when the page answers. Then text is typed. */
export async function press(browser, url) {
  const { context, page } = await open(browser);
  await page.addInitScript(() => {
    window.benchTriesForm = true;
  });
  await page.goto(url, { waitUntil: 'commit', timeout: patience });
  await page.waitForFunction(() => window.benchSeen?.usable > 0, undefined, { timeout: patience });
  const { usable } = await seenBy(page);
  await page.waitForLoadState('networkidle');
  await page.locator('input').first().click();
  await page.keyboard.type('maja@example.com', { delay: 60 });
  await untilEventsAreTold(page);
  const { slowest } = await seenBy(page);
  await context.close();
  return { usable, slowest };
}

/** A cold list: when its last row is visible. */
export async function readList(browser, url) {
  const { context, page } = await open(browser, { width: 1280, height: 860 });
  await page.goto(url, { waitUntil: 'commit', timeout: patience });
  await page.waitForFunction(() => window.benchSeen?.rows > 0, undefined, { timeout: patience });
  const { rows } = await seenBy(page);
  await page.waitForLoadState('networkidle');
  const { shift, firstPaint } = await seenBy(page);
  const weight = await page.evaluate(weigh);
  await context.close();
  return { rows, shift, firstPaint, kB: weight.all };
}

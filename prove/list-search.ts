import { type Browser, chromium, type Page } from 'playwright';
import { browserMissing, findBrowser } from '../tooling/commands/browser.ts';
import { median } from './median.ts';

const rounds = 10;
const keyInterval = 40;
/** The pause before a search, and the time for the answer on screen, in ms. */
const pause = 300;
const maxMilliseconds = pause + 50;

/** Each of these finds at most a page of rows, which all contain it. */
const terms = ['zvonček', 'dolina'];

interface SearchedService {
  readonly size: number;
  /** Address of the API. */
  readonly base: string;
  /** Session token. */
  readonly administrator: string;
}

declare global {
  /** Resolves with the ms from the last key to the frame in which every row of the list contains a text. */
  var timeUntilShown: (text: string) => Promise<number>;
}

/**
 * Checks that a search in the list of customers is on screen in time, from the last key to its frame. The fastest search
 * must pass, because other work on the machine only adds time.
 */
export async function proveListSearch(services: readonly SearchedService[]): Promise<boolean> {
  const executablePath = await findBrowser();
  if (!executablePath) {
    console.log(browserMissing);
    return false;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  let passes = true;
  try {
    for (const service of services) {
      const times = await search(await openCustomers(browser, service));
      const fastest = Math.round(Math.min(...times));
      passes &&= fastest <= maxMilliseconds;
      const rows = `search among ${service.size.toLocaleString('en')} customers`;
      console.log(
        `${rows}: on screen ${Math.round(median(times))} ms after the last key, fastest ${fastest}, ${pause} of them the pause`,
      );
    }
  } finally {
    await browser.close();
  }
  return passes;
}

async function openCustomers(browser: Browser, { base, administrator }: SearchedService): Promise<Page> {
  const { origin } = new URL(base);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
  await context.addCookies([{ name: 'sid', value: administrator, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript(recordKeys);
  await page.goto(`${origin}/customers`);
  await page.locator('main tr[data-row]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Runs in the page. */
function recordKeys(): void {
  localStorage.setItem('language', 'en');
  let lastKey = 0;
  addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), true);
  globalThis.timeUntilShown = (text) =>
    new Promise((resolve) => {
      const check = () => {
        const rows = [...document.querySelectorAll('main tr[data-row]')];
        const isShown = rows.length > 0 && rows.every((row) => row.textContent?.toLowerCase().includes(text));
        if (!isShown) return requestAnimationFrame(check);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - lastKey));
        port1.start();
        return port2.postMessage(null);
      };
      requestAnimationFrame(check);
    });
}

async function search(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const term of terms) {
      await field.fill('');
      await field.pressSequentially(term, { delay: keyInterval });
      const time = await page.evaluate((text) => globalThis.timeUntilShown(text), term);
      if (round >= 0) times.push(time);
    }
  }
  return times;
}

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import type { DocumentService } from './document-service.ts';
import { openTab, timeUntilDrawn } from './drawn-pages.ts';
import { makeManyPages } from './many-pages.ts';
import { report } from './measured.ts';
import { median } from './median.ts';
import { serveOwnViewer } from './own-viewer.ts';

const rounds = 8;
/** Ms to the first page, and the share of the memory of pdf.js's own viewer. */
const most = { firstPage: 1000, memory: 1.25 };
const pages = 200;

/** Measures the viewer beside pdf.js's own one: the first page of a letter and of 200 pages, and the memory of the tab. */
export async function measureViewing(browser: Browser, service: DocumentService, letter: string): Promise<boolean> {
  const book = await service.addLetter();
  await service.addVersion(book, makeManyPages(pages));
  const viewer = await serveOwnViewer({
    letter: await service.read(`/documents/${letter}/versions/1/pdf`),
    book: await service.read(`/documents/${book}/versions/2/pdf`),
  });
  try {
    const isLetterFast = await compare(browser, service, {
      name: 'letter',
      ours: `${service.url}/documents/${letter}`,
      theirs: `${viewer.url}/letter`,
    });
    const isBookFast = await compare(browser, service, {
      name: `${pages} pages`,
      ours: `${service.url}/documents/${book}`,
      theirs: `${viewer.url}/book`,
    });
    const theirs = await measureGrowth(browser, service, `${viewer.url}/book`, '#stage');
    const ours = await measureGrowth(browser, service, `${service.url}/documents/${book}`, '.viewer__stage');
    console.log(
      `memory of the tab while ${pages} pages are scrolled twice: +${ours} MB, pdf.js's own viewer +${theirs} MB ` +
        `(${(ours / theirs).toFixed(2)} ×, goal: ${most.memory})`,
    );
    return isLetterFast && isBookFast && ours <= theirs * most.memory;
  } finally {
    viewer.stop();
  }
}

interface Compared {
  readonly name: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Opens a file in the portal, from the link in the list and by its address, and in pdf.js's own viewer, in turn. */
async function compare(browser: Browser, service: DocumentService, { name, ours, theirs }: Compared): Promise<boolean> {
  const times: Record<'link' | 'address' | 'own', number[]> = { link: [], address: [], own: [] };
  for (let round = -1; round < rounds; round += 1) {
    const link = await openFromList(browser, service, ours);
    const address = await openAt(browser, service, ours);
    const own = await openAt(browser, service, theirs);
    if (round < 0) continue;
    times.link.push(link);
    times.address.push(address);
    times.own.push(own);
  }
  const isFast = report(`${name}, from its link to the first page`, times.link, {
    most: most.firstPage,
    of: 'fastest',
  });
  report(`${name}, from its address to the first page, cold`, times.address);
  report(`${name}, pdf.js's own viewer, cold`, times.own);
  console.log(
    `ratio of the medians to it: link ${(median(times.link) / median(times.own)).toFixed(2)}, address ${(median(times.address) / median(times.own)).toFixed(2)}`,
  );
  return isFast;
}

async function openFromList(browser: Browser, service: DocumentService, address: string): Promise<number> {
  const page = await openTab(browser, service);
  await page.goto(`${service.url}/documents`);
  const link = page.locator(`main a[href="${new URL(address).pathname}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await link.click();
  const time = await timeUntilDrawn(page);
  await page.context().close();
  return time;
}

async function openAt(browser: Browser, service: DocumentService, address: string): Promise<number> {
  const page = await openTab(browser, service);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await timeUntilDrawn(page);
  await page.context().close();
  return time;
}

/** MB that the processes of tabs grow by, at most, while all pages are scrolled by twice. */
async function measureGrowth(
  browser: Browser,
  service: DocumentService,
  address: string,
  stage: string,
): Promise<number> {
  const page = await openTab(browser, service);
  await page.goto(address);
  await timeUntilDrawn(page);
  await page.waitForLoadState('networkidle');
  const memory = await rendererMemory(browser);
  const before = memory();
  let peak = before;
  for (const direction of [1, -1]) {
    while (await scroll(page, stage, direction)) peak = Math.max(peak, memory());
  }
  await page.context().close();
  return Math.round((peak - before) / 1e6);
}

/** Scrolls by a window, shows what is there, and tells whether there is more. */
const scroll = (page: Page, stage: string, direction: number): Promise<boolean> =>
  page.evaluate(
    async ([selector, sign]) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}.`);
      const before = element.scrollTop;
      element.scrollTop += sign * element.clientHeight;
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      return element.scrollTop !== before;
    },
    [stage, direction] as const,
  );

/** Reads the resident bytes of the browser's tabs; only one is open. */
async function rendererMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const tabs = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const resident = (id: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) * 1024;
  return () => tabs.reduce((sum, id) => sum + resident(id), 0);
}

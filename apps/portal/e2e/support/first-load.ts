import type { Locator, Page } from '@playwright/test';

export interface LoadedFile {
  readonly path: string;
  /** Transfer size without headers. */
  readonly bytes: number;
}

/** The files that a browser with an empty cache loads for an address until it is idle, or until something is shown. */
export async function filesOfFirstLoad(page: Page, path: string, shown?: Locator): Promise<LoadedFile[]> {
  await page.goto(path, { waitUntil: shown === undefined ? 'networkidle' : 'commit' });
  await shown?.waitFor();
  return loadedFiles(page);
}

/** The files that the page has loaded so far. */
export function loadedFiles(page: Page): Promise<LoadedFile[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
}

const modules = 'activity|codelists|customers|media|overview|roles|subscriptions|user-invitations|users';

/** Resources by their route, and paths of calls, which have parameters in braces, unlike the addresses of pages. */
const backOfficeCall = new RegExp(
  `route:["'\`](?:${modules})["'\`]|overview\\.read-|["'\`]/(?:${modules})/[^"'\`$]*\\{`,
  'g',
);

/** The calls of the back office in loaded scripts. */
export async function backOfficeCallsIn(page: Page, files: readonly LoadedFile[]): Promise<string[]> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const found = scripts.map(async ({ path }) => {
    const code = await (await page.request.get(path)).text();
    return (code.match(backOfficeCall) ?? []).map((call) => `${path}: ${call}`);
  });
  return (await Promise.all(found)).flat();
}

/** Blocks the page's code, or the code and styles of a name, until the returned function is called. */
export async function holdCode(page: Page, held = /\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.(?:js|css)$/, async (route) => {
    if (held.test(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return release;
}

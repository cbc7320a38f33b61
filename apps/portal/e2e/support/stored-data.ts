import type { BrowserContext, Page } from '@playwright/test';

interface StoredItem {
  /** Where it is stored. */
  readonly place: string;
  readonly text: string;
}

/** Runs in the page: reads everything scripts can store there, except cookies. */
async function readStorage(): Promise<[place: string, text: string][]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer.')));
    });
  async function readDatabase(name: string): Promise<unknown[]> {
    const database = await done(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows = stores.map((store) => done(database.transaction(store).objectStore(store).getAll() as IDBRequest));
    const all: unknown[] = await Promise.all(rows);
    database.close();
    return all;
  }
  async function readCache(name: string): Promise<string[]> {
    const cache = await caches.open(name);
    const entries = (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      return `${request.url} ${(await answer?.text()) ?? ''}`;
    });
    return Promise.all(entries);
  }
  const databases = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
  return [
    ['local storage', JSON.stringify(localStorage)],
    ['session storage', JSON.stringify(sessionStorage)],
    ['IndexedDB', JSON.stringify(await Promise.all(databases.map(readDatabase)))],
    ['cache storage', (await Promise.all((await caches.keys()).map(readCache))).flat().join('\n')],
    ['address and history', JSON.stringify([location.href, history.state])],
  ];
}

/** Everything a browser stores for an origin, as text. */
export async function readStoredData(page: Page, context: BrowserContext): Promise<StoredItem[]> {
  const storage = await page.evaluate(readStorage);
  const cookies = JSON.stringify(await context.cookies());
  return [...storage, ['cookies', cookies] as const].map(([place, text]) => ({ place, text }));
}

/**
 * Records everything a page receives from now on: responses, socket events and console output. Returns a function that
 * returns the record.
 */
export function listenTo(page: Page): () => Promise<StoredItem[]> {
  const received: Promise<StoredItem>[] = [];
  const record = (place: string, text: string | Promise<string>) => {
    received.push(Promise.resolve(text).then((told) => ({ place, text: told })));
  };
  page.on('request', (request) => record('address of a request', request.url()));
  page.on('response', (response) => {
    if (/\/assets\//.test(response.url())) return;
    const body = response.text().catch(() => '');
    record(
      `answer to ${response.url()}`,
      Promise.all([response.allHeaders(), body]).then((told) => JSON.stringify(told)),
    );
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => record('event of the socket', payload.toString()));
  });
  page.on('console', (message) => record('console', message.text()));
  return () => Promise.all(received);
}

/** Finds secrets in the places, in any encoding they could have there. */
export function findTraces(places: readonly StoredItem[], secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => {
    const bytes = Buffer.from(secret);
    const shapes = [
      secret,
      encodeURIComponent(secret),
      bytes.toString('hex'),
      bytes.toString('base64').replace(/.?=*$/, ''),
    ];
    return places
      .filter(({ text }) => shapes.some((shape) => text.includes(shape)))
      .map(({ place }) => `${name}: ${place}`);
  });
}

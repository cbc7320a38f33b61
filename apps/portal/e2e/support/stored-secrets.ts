import type { BrowserContext, Page, Request } from '@playwright/test';

/** Hashes of passwords, encrypted secrets, and names of columns that hold a hash or a key. */
const stored = /\$argon2id?\$|\bv1\.[\w-]{1,32}\.[\w-]{16}\.[\w-]*\.[\w-]{22}\b|"\w+_hash"|"wrapped_key"/;

/**
 * Reads every API response and socket message that reaches the browser. The returned function lists those with a stored
 * hash or ciphertext.
 */
export function watchForStoredSecrets(context: BrowserContext): () => Promise<string[]> {
  const found: string[] = [];
  const reading: Promise<unknown>[] = [];

  function look(place: string, text: string | Buffer) {
    if (stored.test(text.toString())) found.push(`${place} has a hash or a ciphertext of the database.`);
  }

  function watchSockets(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => look('A message of the socket', payload)),
    );
  }

  async function readResponse(request: Request) {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const response = await request.response();
    if (response !== null) look(`${request.method()} ${pathname}`, await response.body());
  }

  // The browser drops the body of a response when the page navigates.
  context.on('requestfinished', (request) => reading.push(readResponse(request).catch(() => undefined)));
  context.on('page', watchSockets);
  for (const page of context.pages()) watchSockets(page);

  return async () => {
    await Promise.all(reading);
    return found;
  };
}

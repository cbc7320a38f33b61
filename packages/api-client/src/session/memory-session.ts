import type { ClientSession } from '../http/client-options';
import { belongsTo, readCookie, type Cookie } from './cookie';

/** A session kept in this program's memory. */
export interface MemorySession extends ClientSession {
  /** What a `Cookie` header to this address says; empty where nothing is kept for it. */
  readonly cookieFor: (address: string) => string;
  /** Forgets the session without telling the service. */
  readonly clear: () => void;
}

const mostCookies = 50;

/**
 * Keeps the session's cookie where no browser does: Node and other runtimes in which `fetch` may read `Set-Cookie`.
 * What an origin sets goes back to that origin alone, for as long as it said. A redirect is refused, for it could lead
 * elsewhere. One object is one session: give it to one client, and make another for another user.
 */
export function createMemorySession(): MemorySession {
  const jars = new Map<string, Map<string, Cookie>>();

  function jarOf(origin: string): Map<string, Cookie> {
    const jar = jars.get(origin) ?? new Map<string, Cookie>();
    jars.set(origin, jar);
    return jar;
  }

  function cookieFor(address: string): string {
    const url = new URL(address);
    const fitting = [...jarOf(url.origin).values()].filter((cookie) => belongsTo(cookie, url, Date.now()));
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  function keep(headers: readonly string[], url: URL): void {
    const jar = jarOf(url.origin);
    for (const header of headers) {
      const cookie = readCookie(header, url, Date.now());
      if (cookie === undefined) continue;
      const key = `${cookie.name};${cookie.path}`;
      const isOver = cookie.expires !== undefined && cookie.expires <= Date.now();
      if (isOver) jar.delete(key);
      else if (jar.has(key) || jar.size < mostCookies) jar.set(key, cookie);
    }
  }

  return {
    async send(address, init, fetch) {
      const url = new URL(address);
      const headers = new Headers(init.headers);
      const cookie = cookieFor(address);
      if (cookie !== '') headers.set('cookie', cookie);
      const response = await fetch(address, { ...init, headers, redirect: 'error' });
      keep(response.headers.getSetCookie(), url);
      return response;
    },
    cookieFor,
    clear: () => jars.clear(),
  };
}

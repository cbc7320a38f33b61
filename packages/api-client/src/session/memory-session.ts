import type { ClientSession } from '../http/client-options';
import { belongsTo, readCookie, type Cookie } from './cookie';

/** A session in memory. */
export interface MemorySession extends ClientSession {
  /** Value of the `Cookie` header for this URL; empty without cookies. */
  readonly cookieFor: (address: string) => string;
  /** Clears the session without calling the service. */
  readonly clear: () => void;
}

const maximumCookies = 50;

/**
 * Stores the session cookie outside browsers: in Node and other runtimes whose `fetch` exposes `Set-Cookie`. Cookies
 * are sent only to the origin that set them, until they expire. Redirects are rejected, because they could lead
 * elsewhere. One object is one session: pass it to one client, and create another one for another user.
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

  function store(headers: readonly string[], url: URL): void {
    const jar = jarOf(url.origin);
    for (const header of headers) {
      const cookie = readCookie(header, url, Date.now());
      if (cookie === undefined) continue;
      const key = `${cookie.name};${cookie.path}`;
      const isOver = cookie.expires !== undefined && cookie.expires <= Date.now();
      if (isOver) jar.delete(key);
      else if (jar.has(key) || jar.size < maximumCookies) jar.set(key, cookie);
    }
  }

  return {
    async send(address, init, fetch) {
      const url = new URL(address);
      const headers = new Headers(init.headers);
      const cookie = cookieFor(address);
      if (cookie !== '') headers.set('cookie', cookie);
      const response = await fetch(address, { ...init, headers, redirect: 'error' });
      store(response.headers.getSetCookie(), url);
      return response;
    },
    cookieFor,
    clear: () => jars.clear(),
  };
}

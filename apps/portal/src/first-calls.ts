declare global {
  interface Window {
    /**
     * Calls by URL that `first-pages/first-calls.js` sent before the portal's code loaded; null for those the portal
     * already sent.
     */
    atriumFirstCalls?: Map<string, Promise<Response> | null> | undefined;
  }
}

/** Sends a request, or returns the response of the same early call, once each. */
export async function fetchOrReuse(url: string, init: RequestInit): Promise<Response> {
  const early = init.method === undefined || init.method === 'GET' ? window.atriumFirstCalls?.get(url) : undefined;
  window.atriumFirstCalls?.set(url, null);
  return early ?? fetch(url, init);
}

/** Discards unused early calls, which would be stale on the next page. */
export function discardFirstCalls(): void {
  window.atriumFirstCalls = undefined;
}

/** Whether the page was served without a session. */
export const isKnownVisitor = () => document.documentElement.dataset['visitor'] !== undefined;

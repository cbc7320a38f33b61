declare global {
  interface Window {
    /**
     * Calls that `first-pages/first-calls.js` sent while the portal's code was on its way, by their address; null for those
     * the portal has asked for, which are not to be sent early any more.
     */
    atriumFirstCalls?: Map<string, Promise<Response> | null> | undefined;
  }
}

/** Sends a request, or takes the answer to the same one that the page sent before the portal's code was there; once each. */
export async function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const early = init.method === undefined || init.method === 'GET' ? window.atriumFirstCalls?.get(url) : undefined;
  window.atriumFirstCalls?.set(url, null);
  return early ?? fetch(url, init);
}

/** What the first page did not ask for is old by the time another one does. */
export function forgetFirstCalls(): void {
  window.atriumFirstCalls = undefined;
}

/** Whether the service saw no session with the request for the page. */
export const isKnownVisitor = () => document.documentElement.dataset['visitor'] !== undefined;

declare global {
  interface Window {
    /** Calls that `first-pages/first-calls.js` sent while the portal's code was on its way, by their address. */
    atriumFirstCalls?: Map<string, Promise<Response>>;
  }
}

/** Sends a request, or takes the answer to the same one that the page sent before the portal's code was there; once each. */
export async function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const early = init.method === undefined || init.method === 'GET' ? window.atriumFirstCalls?.get(url) : undefined;
  window.atriumFirstCalls?.delete(url);
  return early ?? fetch(url, init);
}

/** Whether the service has seen that nobody is signed in: there was no session with the request for the page. */
export const isKnownVisitor = () => document.documentElement.dataset['visitor'] !== undefined;

/** The answer of an early call with the key of its query. */
export type FirstAnswer = readonly [queryKey: readonly unknown[], answer: unknown];

declare global {
  interface Window {
    /**
     * Calls by URL that `first-pages/first-calls.js` sent before the portal's code loaded; null for those the portal
     * already sent.
     */
    atriumFirstCalls?: Map<string, Promise<Response> | null> | undefined;
    /** URL of the early call for the page's list; undefined without one. */
    atriumFirstList?: Promise<string | undefined>;
    /** What the page that was shown before React has read. */
    atriumFirstAnswers?: readonly FirstAnswer[];
    /** Repeats on React's page what a person did on the one that was shown before it. */
    atriumHandOver?: (() => void) | undefined;
  }
}

/** Sends a request, or returns the response of the same early call, once each. */
export async function fetchOrReuse(url: string, init: RequestInit): Promise<Response> {
  const early = init.method === undefined || init.method === 'GET' ? window.atriumFirstCalls?.get(url) : undefined;
  window.atriumFirstCalls?.set(url, null);
  return early ?? fetch(url, init);
}

/** Reads the answer of an early call, and leaves the response to the portal; undefined if there is none or it failed. */
export async function readFirstCall(url: string): Promise<unknown> {
  try {
    const response = await window.atriumFirstCalls?.get(url);
    return response?.ok === true ? await response.clone().json() : undefined;
  } catch {
    return undefined;
  }
}

/** What the page that was shown before React has read, so that React shows the same. */
export const firstAnswers = (): readonly FirstAnswer[] => window.atriumFirstAnswers ?? [];

/** Discards unused early calls, which would be stale on the next page. */
export function discardFirstCalls(): void {
  window.atriumFirstCalls = undefined;
  window.atriumFirstAnswers = [];
}

/** Whether the page was served without a session. */
export const isKnownVisitor = () => document.documentElement.dataset['visitor'] !== undefined;

/** Events shared with `first-pages/buffered-input.js`, which runs before the page's code. */
const events = { wanted: 'atrium:form-wanted', page: 'atrium:page-ready', form: 'atrium:form-ready' } as const;
const partsId = 'form-parts';

/** Resolves when the visitor starts using the form; at once if the page loads the form's code directly. */
export function formRequested(): Promise<void> {
  if (document.getElementById(partsId) === null) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(events.wanted, () => resolve(), { once: true });
  });
}

/** Requests the form without input of the visitor. */
export function requestForm(): void {
  document.dispatchEvent(new Event(events.wanted));
}

/** Resolves when the page, or its form, is hydrated. */
export function whenReady(what: 'page' | 'form'): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(events[what], () => resolve(), { once: true });
  });
}

/**
 * Announces that the page, or its form, is hydrated. Buffered clicks are then repeated, after React has read the typed
 * values.
 */
export function announceReady(what: 'page' | 'form'): void {
  setTimeout(() => document.dispatchEvent(new Event(events[what])));
}

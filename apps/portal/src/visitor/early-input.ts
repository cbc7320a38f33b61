/** What `first-pages/early-input.js` does before the page's code is there is agreed on here. */
const events = { wanted: 'atrium:form-wanted', page: 'atrium:page-ready', form: 'atrium:form-ready' } as const;
const partsId = 'form-parts';

/** Resolves when the visitor turns to the form; at once if the page loads the form's code directly. */
export function formWanted(): Promise<void> {
  if (document.getElementById(partsId) === null) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(events.wanted, () => resolve(), { once: true });
  });
}

/** Turns to the form for a visitor who did not. */
export function wantForm(): void {
  document.dispatchEvent(new Event(events.wanted));
}

/** Resolves when the page, or the form in it, works. */
export function whenReady(what: 'page' | 'form'): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(events[what], () => resolve(), { once: true });
  });
}

/** Says that the page, or the form in it, works: what was pressed before is pressed again, after React has taken over what was typed. */
export function announceReady(what: 'page' | 'form'): void {
  setTimeout(() => document.dispatchEvent(new Event(events[what])));
}

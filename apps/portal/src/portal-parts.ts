const partsId = 'portal-parts';
const wanted = 'atrium:portal-wanted';
/** Milliseconds after which the portal starts even if the first list is not shown. */
const longestWait = 3_000;

/**
 * Lets the portal start. A page with a first list leaves the portal's stylesheets and the preloads of its code for this
 * moment.
 */
export function requestPortal(): void {
  const parts = document.getElementById(partsId);
  if (parts instanceof HTMLTemplateElement) document.head.append(parts.content);
  parts?.remove();
  document.dispatchEvent(new Event(wanted));
}

/** Resolves when the first list is shown, or cannot be; at once for a page without one. */
export function portalRequested(): Promise<void> {
  if (document.getElementById(partsId) === null) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(wanted, () => resolve(), { once: true });
    setTimeout(requestPortal, longestWait);
  });
}

const loaded = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    if (link.sheet !== null) resolve(link);
    else for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });

/** Resolves when the stylesheets of the page are loaded. */
export async function stylesLoaded(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(loaded));
}

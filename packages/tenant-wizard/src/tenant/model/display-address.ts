/** An address as people read it: `https://a.example/crm/b/` is `a.example/crm/b`. */
export function displayAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Only what a browser may open as a page; anything else is shown as text. */
export function isPageAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Shortens `https://a.example/crm/b/` to `a.example/crm/b`. */
export function displayAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Whether an address can be opened as a page. Other addresses are shown as text. */
export function isPageAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

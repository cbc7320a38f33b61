/** Opens a link of another program without leaving the page. */
export function followLink(href: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.click();
}

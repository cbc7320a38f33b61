/** The root element of the portal. */
export function portalRoot(): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no place for the portal.');
  return place;
}

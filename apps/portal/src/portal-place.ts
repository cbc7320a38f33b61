/** The element of the page that the portal is shown in. */
export function portalPlace(): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no place for the portal.');
  return place;
}

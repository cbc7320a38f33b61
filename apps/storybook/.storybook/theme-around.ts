/** The theme of the documentation page that shows a story in a frame; what is set in its toolbar does not reach there. */
export function themeAround(): string | undefined {
  const { parent } = window;
  const isFramed = parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs';
  return isFramed ? parent.document.documentElement.dataset['theme'] : undefined;
}

/** The theme of the documentation page that frames the story; the toolbar does not reach frames. */
export function parentTheme(): string | undefined {
  const { parent } = window;
  const isFramed = parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs';
  return isFramed ? parent.document.documentElement.dataset['theme'] : undefined;
}

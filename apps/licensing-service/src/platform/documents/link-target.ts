const allowed: readonly string[] = ['http:', 'https:', 'mailto:'];

/** Whether a link leads to a place in the document, a page or an e-mail address. */
export const isAllowedLink = (target: string): boolean =>
  target.startsWith('#') || (URL.canParse(target) && allowed.includes(new URL(target).protocol));

const nonce = 'nonce="__CSP_NONCE__"';
const place = '<div id="root"></div>';
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

function replaced(html: string, what: string, by: string): string {
  if (!html.includes(what)) throw new Error(`The page has no ${what}.`);
  return html.replace(what, () => by);
}

export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(stylesheet)].map(([, name = '']) => name);
}

const definition = /(--[\w-]+):[^;{}]*(?:;|(?=}))/g;

/** Removes tokens that no rule uses, directly or through other tokens. */
export function withoutUnreadTokens(style: string): string {
  const read = style.replaceAll(definition, (whole, name: string) => (style.includes(`var(${name}`) ? whole : ''));
  return read === style ? read : withoutUnreadTokens(read);
}

/** Inlines styles, and moves the stylesheets after the content, where they do not block the first paint. */
export function withStyle(html: string, style: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" ${nonce}>`).join('');
  const page = html.replaceAll(stylesheet, '');
  const head = replaced(page, '</head>', `<style ${nonce}>${style.trim()}</style>\n  </head>`);
  return replaced(head, '</body>', `${links}</body>`);
}

const preloadedModule = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g;

export interface Preloads {
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
  /** Bytes of a file. */
  readonly sizeOf: (file: string) => number;
}

/**
 * Adds preloads at the beginning of the page, each file once. Code comes after styles and fonts, because those block
 * painting; the largest first, because small files fit in beside it.
 */
export function withPreloads(html: string, { fonts, modules, sizeOf }: Preloads): string {
  const built = [...html.matchAll(preloadedModule)].map(([, name = '']) => name);
  const files = [...new Set([...built, ...modules])].filter((file) => !html.includes(`src="/${file}"`));
  const links = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...files
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" ${nonce}>`),
  ];
  return replaced(html.replaceAll(preloadedModule, ''), '</title>', `</title>\n    ${links.join('\n    ')}`);
}

/** Adds the script of the first list, and leaves the portal's stylesheets and the preloads of its modules to it. */
export function withFirstList(
  html: string,
  { file, icons }: { readonly file: string; readonly icons: string },
): string {
  const parts = [stylesheet, preloadedModule].flatMap((link) => html.match(link) ?? []).map((link) => link.trim());
  const script = `<script type="module" async fetchpriority="high" crossorigin src="/${file}" ${nonce}></script>`;
  const templates = `<template id="navigation-icons">${icons}</template><template id="portal-parts">${parts.join('')}</template>`;
  const page = html.replaceAll(stylesheet, '').replaceAll(preloadedModule, '');
  const later = replaced(page, '</title>', `</title>\n    ${script}`);
  return replaced(later, place, `${place}${templates}`);
}

/** Adds the modules that load when the visitor starts using the form. */
export function withFormParts(html: string, modules: readonly string[]): string {
  const links = modules
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" ${nonce}>`);
  return replaced(html, '</body>', `<template id="form-parts">${links.join('')}</template></body>`);
}

const contentEnd = '<template id="content-end"></template>';
const waitForContentEnd = '<link rel="expect" href="#content-end" blocking="render">';

/**
 * Inserts language, title and content. Nothing is painted before the content is complete: it is centred in the window,
 * so the first half would move when the rest arrives.
 */
export function withContent(html: string, language: string, title: string, content: string): string {
  const titled = replaced(
    replaced(html, '<html lang="en">', `<html lang="${language}">`),
    '<title>Atrium</title>',
    `<title>${title}</title>`,
  );
  return replaced(
    replaced(titled, '</title>', `</title>\n    ${waitForContentEnd}`),
    place,
    `<div id="root">${content}</div>${contentEnd}`,
  );
}

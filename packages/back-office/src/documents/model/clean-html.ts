/** Elements that a pasted text keeps, with the attributes that they keep. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br h1 h2 h3 h4 h5 h6 ul li b strong i em u s strike del sub sup span blockquote pre table thead tbody tfoot tr'
      .split(' ')
      .map((name) => [name, []]),
  ),
  // What the editor itself copied.
  div: ['data-docx-fragment', 'data-docx-fragment-end'],
  ol: ['start'],
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'width', 'height'],
};

/** Elements whose content is no text. */
const hidden =
  /<(style|script|head|title|template|noscript|iframe|object|svg|math)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

const tag = /<(\/?)([a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const allowedAddress: Readonly<Record<string, RegExp>> = {
  href: /^(https?:|mailto:)/i,
  src: /^data:image\/(png|jpeg|gif);base64,/i,
};

const asText = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asValue = (value: string) => asText(value).replaceAll('"', '&quot;');

/** Marks of a text that are written as a style. */
function marksOf(style: string): readonly string[] {
  return [
    ...(/font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['b'] : []),
    ...(/font-style:\s*italic/i.test(style) ? ['i'] : []),
    ...(/text-decoration[^;]*:[^;]*underline/i.test(style) ? ['u'] : []),
  ];
}

interface Opened {
  readonly name: string;
  readonly close: string;
}

function open(name: string, attributes: string): Opened & { readonly text: string } {
  const values = new Map<string, string>();
  for (const [, key = '', double, single, bare] of attributes.matchAll(attribute))
    values.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  const own = (kept[name] ?? []).flatMap((key) => {
    const value = values.get(key);
    return value === undefined || allowedAddress[key]?.test(value) === false ? [] : [` ${key}="${asValue(value)}"`];
  });
  if (name === 'img' && !own.some((one) => one.startsWith(' src='))) return { name, text: '', close: '' };
  const style = values.get('style') ?? '';
  const marks = name === 'span' ? marksOf(style) : [];
  // Google Docs wraps everything in such an element.
  const shown = name === 'b' && /font-weight:\s*normal/i.test(style) ? 'span' : name;
  const close = [...marks.toReversed(), shown].map((one) => `</${one}>`).join('');
  return { name, text: `<${shown}${own.join('')}>${marks.map((one) => `<${one}>`).join('')}`, close };
}

const isVoid = (name: string) => name === 'br' || name === 'img';

/**
 * Pasted HTML with the elements and attributes above and nothing else: no style, which the policy of the page forbids, and
 * no address that would be loaded.
 */
export function cleanHtml(html: string): string {
  const source = html.replaceAll(hidden, '');
  const opened: Opened[] = [];
  let cleaned = '';
  let end = 0;
  for (const found of source.matchAll(tag)) {
    const [whole, slash, given = '', attributes = ''] = found;
    const name = given.toLowerCase();
    cleaned += asText(source.slice(end, found.index));
    end = found.index + whole.length;
    if (!Object.hasOwn(kept, name)) continue;
    if (slash !== '/') {
      const { text, ...element } = open(name, attributes);
      cleaned += text;
      if (!isVoid(name)) opened.push(element);
    } else {
      const at = opened.findLastIndex((one) => one.name === name);
      if (at !== -1)
        cleaned += opened
          .splice(at, 1)
          .map(({ close }) => close)
          .join('');
    }
  }
  return cleaned + asText(source.slice(end));
}

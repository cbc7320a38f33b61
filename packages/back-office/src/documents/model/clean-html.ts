import { Parser } from 'htmlparser2';

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
const hidden = new Set('style script head title template noscript iframe object svg math'.split(' '));

const allowedAddress: Readonly<Record<string, RegExp>> = {
  href: /^(https?:|mailto:)/i,
  src: /^data:image\/(png|jpeg|gif);base64,/i,
};

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asValue = (value: string) => asText(value).replaceAll('"', '&quot;');

/** Marks of a text that are written as a style. */
function marksOf(style: string): readonly string[] {
  return [
    ...(/font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['b'] : []),
    ...(/font-style:\s*italic/i.test(style) ? ['i'] : []),
    ...(/text-decoration[^;]*:[^;]*underline/i.test(style) ? ['u'] : []),
  ];
}

interface Written {
  readonly start: string;
  readonly end: string;
}

const nothing: Written = { start: '', end: '' };
const isVoid = (name: string) => name === 'br' || name === 'img';

function write(name: string, attributes: Readonly<Record<string, string>>): Written {
  if (!Object.hasOwn(kept, name)) return nothing;
  const own = (kept[name] ?? []).flatMap((key) => {
    const value = attributes[key];
    return value === undefined || allowedAddress[key]?.test(value) === false ? [] : [` ${key}="${asValue(value)}"`];
  });
  if (name === 'img' && !own.some((one) => one.startsWith(' src='))) return nothing;
  const { style = '' } = attributes;
  const marks = name === 'span' ? marksOf(style) : [];
  // Google Docs wraps everything in such an element.
  const shown = name === 'b' && /font-weight:\s*normal/i.test(style) ? 'span' : name;
  const start = `<${shown}${own.join('')}>${marks.map((mark) => `<${mark}>`).join('')}`;
  return { start, end: isVoid(name) ? '' : [...marks.toReversed(), shown].map((one) => `</${one}>`).join('') };
}

/**
 * Pasted HTML with the elements and attributes above and nothing else: no style, which the policy of the page forbids, and
 * no address that would be loaded.
 */
export function cleanHtml(html: string): string {
  const cleaned: string[] = [];
  const ends: string[] = [];
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (hidden.has(name)) hiddenDepth += 1;
      const { start, end } = hiddenDepth > 0 ? nothing : write(name, attributes);
      cleaned.push(start);
      ends.push(end);
    },
    ontext: (text) => {
      if (hiddenDepth === 0) cleaned.push(asText(text));
    },
    onclosetag: (name) => {
      cleaned.push(ends.pop() ?? '');
      if (hidden.has(name)) hiddenDepth -= 1;
    },
  });
  parser.end(html);
  return cleaned.join('');
}

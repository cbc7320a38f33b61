import type { Tag } from 'easy-template-x';
import type { TagPlace } from './merge-values.ts';

type Node = NonNullable<Extract<Tag, { readonly xmlTextNode: unknown }>['xmlTextNode']['parentNode']>;

const longestText = 60;
const parts: Readonly<Record<string, TagPlace['part']>> = {
  'w:hdr': 'header',
  'w:ftr': 'footer',
  'w:footnotes': 'footnotes',
  'w:endnotes': 'endnotes',
};

/** Where a tag is written. */
export function readPlace(tag: Tag): TagPlace {
  const written: Node = 'xmlTextNode' in tag ? tag.xmlTextNode : tag.xmlNode;
  let root: Node = written;
  let paragraph: Node = written;
  for (let node: Node | undefined = written; node !== undefined; node = node.parentNode) {
    root = node;
    if (node.nodeName === 'w:p' && paragraph.nodeName !== 'w:p') paragraph = node;
  }
  const text = textOf(paragraph).trim();
  return { part: parts[root.nodeName] ?? 'document', near: text.slice(0, longestText) };
}

function textOf(node: Node): string {
  if ('textContent' in node) return node.textContent;
  return (node.childNodes ?? []).map(textOf).join('');
}

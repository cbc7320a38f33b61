import type { LayoutBox, SpanLinkRecord } from '@docx-editor.dev/core/layout';
import type { Painter } from './painter.ts';

/** Makes a box a link to a page of the web, an e-mail address or a place in the document. */
export function paintLink(
  { pdf, destinations }: Painter,
  { x, y, width, height }: LayoutBox,
  link: SpanLinkRecord,
): void {
  if (link.kind === 'external' && link.href !== null) {
    if (isFollowed(link.href)) pdf.link(x, y, width, height, link.href);
  } else if (link.anchor !== undefined && destinations.has(link.anchor)) {
    pdf.goTo(x, y, width, height, link.anchor);
  }
}

export const isFollowed = (href: string): boolean => /^(https?|mailto):/i.test(href);

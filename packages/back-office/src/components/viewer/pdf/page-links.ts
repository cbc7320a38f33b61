import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A link on a page: to an address, or to another page. Its place is in shares of the page. */
export interface PageLink {
  readonly id: string;
  readonly target: { readonly href: string } | { readonly page: number };
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

interface LinkAnnotation {
  readonly id: string;
  readonly subtype: string;
  readonly rect: number[];
  readonly url?: string;
  readonly dest?: string | unknown[] | null;
}

const allowed = new Set(['http:', 'https:', 'mailto:']);

/** The links of a page. Scripts, programs, files and other actions have none. */
export async function readLinks(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations()) as LinkAnnotation[];
  const viewport = page.getViewport({ scale: 1 });
  const links = annotations
    .filter(({ subtype }) => subtype === 'Link')
    .map(async ({ id, rect, url, dest }): Promise<PageLink | null> => {
      const target = url === undefined ? await pageOf(document, dest) : addressOf(url);
      if (target === null) return null;
      const [left = 0, bottom = 0, right = 0, top = 0] = rect;
      const [x1, y1] = viewport.convertToViewportPoint(left, bottom) as [number, number];
      const [x2, y2] = viewport.convertToViewportPoint(right, top) as [number, number];
      const place = {
        left: Math.min(x1, x2) / viewport.width,
        top: Math.min(y1, y2) / viewport.height,
        width: Math.abs(x2 - x1) / viewport.width,
        height: Math.abs(y2 - y1) / viewport.height,
      };
      return { id, target, place };
    });
  return (await Promise.all(links)).filter((link) => link !== null);
}

function addressOf(url: string): { href: string } | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed !== null && allowed.has(parsed.protocol) ? { href: parsed.href } : null;
}

async function pageOf(document: PDFDocumentProxy, dest: LinkAnnotation['dest']): Promise<{ page: number } | null> {
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const [first]: unknown[] = explicit ?? [];
  if (typeof first === 'number') return { page: first + 1 };
  if (typeof first !== 'object' || first === null) return null;
  const index = await document.getPageIndex(first as Parameters<PDFDocumentProxy['getPageIndex']>[0]).catch(() => -1);
  return index < 0 ? null : { page: index + 1 };
}

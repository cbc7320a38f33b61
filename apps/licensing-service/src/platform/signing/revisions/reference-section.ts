import type { PDFDict } from '@cantoo/pdf-lib';

/** Where the newest version of an object is. */
export type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'inside'; readonly stream: number; readonly index: number };

/** One cross-reference table or stream: the objects that a revision of the file defines. */
export interface ReferenceSection {
  readonly offset: number;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: PDFDict;
  /** Offset of the section before; null for the first. */
  readonly previous: number | null;
}

import type { FontBackedExportCapabilities } from '@docx-editor.dev/core/export';
import type { BlockFragmentRecord } from '@docx-editor.dev/core/layout';
import type { ConversionWarning } from '../../docx-to-pdf.ts';
import type { FontShelf } from '../fonts/font-shelf.ts';
import type { Pictures } from './pictures.ts';

/** What every part of the painter works with. */
export interface Painter {
  readonly pdf: PDFKit.PDFDocument;
  readonly session: FontBackedExportCapabilities;
  readonly fonts: FontShelf;
  readonly pictures: Pictures;
  /** Names of places in the document to which links may lead. */
  readonly destinations: ReadonlySet<string>;
  /** Paints blocks inside others. `background`: hexadecimal colour beneath them; null for paper. */
  readonly paintBlocks: (blocks: readonly BlockFragmentRecord[], background: string | null) => void;
  readonly warn: (code: ConversionWarning['code'], detail: string) => void;
}

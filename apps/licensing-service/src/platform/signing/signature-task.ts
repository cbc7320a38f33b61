import type { PagePlace } from '../drawing/drawing-task';
import type { PdfRefusal } from '../drawing/pdf-refused';

/** A signature to be made room for in a PDF. */
export interface SignatureTask {
  readonly pdf: Uint8Array;
  readonly name: string;
  readonly reason: string | undefined;
  readonly at: Date;
  /** Where the signature is shown; null: nowhere. */
  readonly place: PagePlace | null;
  /** PNG shown above the name. */
  readonly picture: Uint8Array | undefined;
  /** Written below the picture. */
  readonly lines: readonly string[];
  /** Maximum size of the signature in bytes. */
  readonly room: number;
}

/** A PDF whose signature is still zeros. */
export interface PreparedPdf {
  readonly pdf: Uint8Array;
  /** Length of the file that the signature was appended to. */
  readonly before: number;
  /** Where the signature begins and ends, with its angle brackets. */
  readonly gap: readonly [number, number];
}

export type SignatureAnswer = PreparedPdf | { readonly refusal: PdfRefusal };

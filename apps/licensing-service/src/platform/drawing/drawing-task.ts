import type { PdfRefusal } from './pdf-refused';

/** A rectangle on the displayed page: pdf.js's viewport at scale 1, y downwards. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Content operators in coordinates of the displayed page. */
export interface PageDrawing {
  /** From 1. */
  readonly page: number;
  readonly operators: string;
}

export interface PagePicture {
  readonly place: PagePlace;
  readonly png: Uint8Array;
}

export interface DrawingTask {
  readonly pdf: Uint8Array;
  readonly password: string | undefined;
  readonly drawings: readonly PageDrawing[];
  readonly pictures: readonly PagePicture[];
  /** Graphics states that the operators name, with their opacity. */
  readonly opacities: Readonly<Record<string, number>>;
}

export type DrawingAnswer = { readonly pdf: Uint8Array } | { readonly refusal: PdfRefusal };

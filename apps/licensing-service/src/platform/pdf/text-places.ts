/** Where a text is on a page, in points of 1/72 inch from the top left corner. */
export interface TextPlace {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The texts to find in a PDF. */
export interface TextSearch {
  readonly pdf: Uint8Array;
  readonly texts: readonly string[];
}

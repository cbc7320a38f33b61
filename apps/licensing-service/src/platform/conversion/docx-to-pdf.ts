/** A difference that the PDF may have from the document in Word. */
export interface ConversionWarning {
  /**
   * `font_substituted`: a font was replaced by one with other widths. `not_drawn`: a feature is missing from the PDF.
   * `drawn_differently`: a feature is in the PDF, but simplified.
   */
  readonly code: 'font_substituted' | 'not_drawn' | 'drawn_differently';
  /** Name of the font or feature. */
  readonly detail: string;
}

export interface ConvertedPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly warnings: readonly ConversionWarning[];
  /** Name and version of the renderer, such as `builtin 1`. */
  readonly renderer: string;
}

/** Converts Word files to PDF. The file must have passed `inspectDocx`. */
export interface DocxToPdf {
  /** @throws ConversionFailed */
  convert(docx: Uint8Array): Promise<ConvertedPdf>;
}

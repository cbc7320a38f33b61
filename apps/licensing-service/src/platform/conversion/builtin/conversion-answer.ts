import type { ConversionProblem } from '../conversion-failed.ts';
import type { ConvertedPdf } from '../docx-to-pdf.ts';

/** What the process that converts answers. */
export type ConversionAnswer =
  | { readonly converted: ConvertedPdf }
  | { readonly problem: Exclude<ConversionProblem, 'unavailable'> };

/**
 * Why nothing can be drawn or signed on a PDF.
 * - `password_needed`: the file is protected, and no password was given.
 * - `password_wrong`: the given password does not open the file.
 * - `encrypted`: the file is protected and can therefore not be signed.
 * - `unknown_page`: the file does not have this page.
 * - `place_too_large`: a signature would cover more than a third of its page.
 * - `picture_unreadable`: the picture to be placed is not a PNG that can be decoded.
 */
export type PdfRefusal =
  | 'password_needed'
  | 'password_wrong'
  | 'encrypted'
  | 'unreadable'
  | 'unknown_page'
  | 'place_too_large'
  | 'picture_unreadable'
  | 'too_costly';

export class PdfRefused extends Error {
  readonly reason: PdfRefusal;

  constructor(reason: PdfRefusal) {
    super(`A PDF was refused: ${reason}.`);
    this.name = 'PdfRefused';
    this.reason = reason;
  }
}

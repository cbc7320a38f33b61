/** The structure of a PDF is damaged or not understood, so nothing can be said about its signatures. */
export class PdfUnreadable extends Error {
  constructor(detail: string) {
    super(`A PDF cannot be read: ${detail}.`);
    this.name = 'PdfUnreadable';
  }
}

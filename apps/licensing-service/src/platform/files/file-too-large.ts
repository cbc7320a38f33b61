/** The content exceeds the size limit. */
export class FileTooLarge extends Error {
  constructor(maximum: number) {
    super(`A file is larger than ${maximum} bytes.`);
    this.name = 'FileTooLarge';
  }
}

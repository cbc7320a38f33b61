/** The store has lost a file that a record refers to, or its content has changed. */
export class FileUnreadable extends Error {
  readonly code: 'FILE_DAMAGED' | 'FILE_MISSING';
  readonly fileId: string;

  constructor(problem: 'damaged' | 'missing', fileId: string) {
    super(`A stored file is ${problem}.`);
    this.name = 'FileUnreadable';
    this.code = problem === 'damaged' ? 'FILE_DAMAGED' : 'FILE_MISSING';
    this.fileId = fileId;
  }
}

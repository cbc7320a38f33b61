const localHeader = Buffer.from('PK\x03\x04');
const endRecord = Buffer.from('PK\x05\x06');
const endRecordSize = 22;
/** Readers accept a PDF header within the first kilobyte. */
const headerRange = 1024;

/** Whether something stands before or after the archive, or its beginning is also that of a PDF. */
export const isPolyglot = (zip: Buffer): boolean =>
  !zip.subarray(0, 4).equals(localHeader) ||
  !zip.subarray(-endRecordSize, -endRecordSize + 4).equals(endRecord) ||
  zip.subarray(0, headerRange).includes('%PDF-');

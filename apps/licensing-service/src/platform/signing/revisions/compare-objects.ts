import { type PDFDict, type PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** An object as text, to compare two of them. */
export function writeObject(object: PDFObject | undefined): string {
  if (object instanceof PDFRawStream)
    return `${object.dict.toString()}\n${Buffer.from(object.getContents()).toString('base64')}`;
  return object?.toString() ?? '';
}

/** Keys whose values differ, of dictionaries either of which may be missing. */
export function changedKeys(before: PDFDict | null, after: PDFDict | null): readonly string[] {
  const names = new Set<PDFName>([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const differs = (name: PDFName) => writeObject(before?.get(name)) !== writeObject(after?.get(name));
  return [...names].filter(differs).map((name) => name.decodeText());
}

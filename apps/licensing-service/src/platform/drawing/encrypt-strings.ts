import {
  PDFArray,
  type PDFDocument,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

type Encrypt = (bytes: Uint8Array) => Uint8Array;

/** When the library saves a protected file, it encrypts streams but not strings: they have to be encrypted before. */
export function encryptStrings({ context }: PDFDocument): void {
  const { security, trailerInfo } = context;
  if (security === undefined) return;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref === trailerInfo.Encrypt) continue;
    const encrypt = security.getEncryptFn(ref.objectNumber, ref.generationNumber);
    context.assign(ref, encryptIn(object, encrypt));
  }
}

function encryptIn(object: PDFObject, encrypt: Encrypt): PDFObject {
  if (object instanceof PDFString || object instanceof PDFHexString) return encrypted(object, encrypt);
  if (object instanceof PDFStream) encryptIn(object.dict, encrypt);
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) object.set(key, encryptIn(value, encrypt));
  if (object instanceof PDFArray)
    for (const [index, value] of object.asArray().entries()) object.set(index, encryptIn(value, encrypt));
  return object;
}

const encrypted = (text: PDFString | PDFHexString, encrypt: Encrypt) =>
  PDFHexString.of(Buffer.from(encrypt(text.asBytes())).toString('hex'));

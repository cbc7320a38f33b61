import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** The first of Signature1, Signature2, … that no field of the form has. */
export function freeFieldName({ catalog, context }: PDFDocument): string {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  const taken = new Set(
    (fields instanceof PDFArray ? fields.asArray() : []).map((field) => nameOf(context.lookup(field))),
  );
  for (let number = 1; ; number += 1) if (!taken.has(`Signature${number}`)) return `Signature${number}`;
}

function nameOf(field: unknown): string | null {
  const name = field instanceof PDFDict ? field.lookup(PDFName.of('T')) : undefined;
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : null;
}

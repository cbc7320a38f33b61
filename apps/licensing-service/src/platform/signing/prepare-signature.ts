import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { openPdf } from '../drawing/open-pdf.ts';
import { PdfRefused } from '../drawing/pdf-refused.ts';
import { freeFieldName } from './free-field-name.ts';
import { placeSignature } from './place-signature.ts';
import { findForbiddenChange } from './revisions/find-forbidden-change.ts';
import { PdfFile } from './revisions/pdf-file.ts';
import { PdfUnreadable } from './revisions/pdf-unreadable.ts';
import type { PreparedPdf, SignatureTask } from './signature-task.ts';

/** Placeholder for a byte offset: ten characters hold the offsets of files up to 10 GB. */
const offset = PDFName.of('**********');
const invisible = { page: 1, rect: [0, 0, 0, 0], appearance: undefined } as const;
const printedAndLocked = 132;
const signaturesExistAndAppendOnly = 3;

/**
 * Appends a signature field with zeros for the signature.
 *
 * @throws PdfRefused
 */
export async function prepareSignature(task: SignatureTask): Promise<PreparedPdf> {
  const { document, save, before } = await openForUpdate(task.pdf);
  const { context } = document;
  const signature = context.register(signatureOf(document, task));
  const { page, rect, appearance } = task.place === null ? invisible : await placeSignature(document, task, task.place);
  const target = document.getPage(page - 1);
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFHexString.fromText(freeFieldName(document)),
      V: signature,
      F: printedAndLocked,
      P: target.ref,
      Rect: [...rect],
      ...(appearance === undefined ? {} : { AP: { N: appearance } }),
    }),
  );
  target.node.set(PDFName.of('Annots'), listWith(target.node, 'Annots', widget));
  addField(document, widget);
  return checked(fillByteRange(Buffer.from(await save()), before, task.room));
}

/** Rewrites a damaged file before it is signed. */
async function openForUpdate(pdf: Uint8Array) {
  const opened = await openUnprotected(pdf);
  if (opened.kind === 'appended') return { ...opened, before: pdf.length };
  const repaired = await opened.save();
  return { ...(await openPdf(repaired)), before: repaired.length };
}

async function openUnprotected(pdf: Uint8Array) {
  try {
    const opened = await openPdf(pdf);
    if (opened.kind !== 'protected') return opened;
  } catch (error) {
    if (!(error instanceof PdfRefused) || error.reason !== 'password_needed') throw error;
  }
  throw new PdfRefused('encrypted');
}

function signatureOf({ context }: PDFDocument, { name, reason, at, room }: SignatureTask): PDFDict {
  return context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, offset, offset, offset],
    Contents: PDFHexString.of('0'.repeat(room * 2)),
    M: PDFString.fromDate(at),
    Name: PDFHexString.fromText(name),
    ...(reason === undefined ? {} : { Reason: PDFHexString.fromText(reason) }),
  });
}

function listWith(dictionary: PDFDict, key: string, added: PDFRef): PDFArray {
  const found = dictionary.lookup(PDFName.of(key));
  return dictionary.context.obj([...(found instanceof PDFArray ? found.asArray() : []), added]);
}

function addField({ catalog, context }: PDFDocument, field: PDFRef): void {
  const key = PDFName.of('AcroForm');
  const found = catalog.lookup(key);
  const form = found instanceof PDFDict ? found : context.obj({});
  form.set(PDFName.of('Fields'), listWith(form, 'Fields', field));
  form.set(PDFName.of('SigFlags'), PDFNumber.of(signaturesExistAndAppendOnly));
  if (form !== found) catalog.set(key, form);
}

/** The library and a viewer could see different documents in a file made to mislead. Only what people saw is signed. */
function checked(prepared: PreparedPdf): PreparedPdf {
  try {
    const { pdf, before } = prepared;
    if (findForbiddenChange(new PdfFile(pdf.subarray(0, before)), new PdfFile(pdf)) === null) return prepared;
  } catch (error) {
    if (!(error instanceof PdfUnreadable)) throw error;
  }
  throw new PdfRefused('unreadable');
}

/** The signature covers the whole file except itself. */
function fillByteRange(pdf: Buffer, before: number, room: number): PreparedPdf {
  const start = pdf.indexOf(`<${'0'.repeat(room * 2)}>`, before);
  const end = start + room * 2 + 2;
  const placeholder = /\[[^\]]*\*{10}[^\]]*\]/.exec(pdf.toString('latin1', before, start));
  if (start === -1 || placeholder === null) throw new PdfRefused('unreadable');
  const range = `[0 ${start} ${end} ${pdf.length - end}]`.padEnd(placeholder[0].length);
  pdf.write(range, before + placeholder.index, 'latin1');
  return { pdf, before, gap: [start, end] };
}

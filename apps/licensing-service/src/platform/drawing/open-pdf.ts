import { PDFDocument } from '@cantoo/pdf-lib';
import { encryptStrings } from './encrypt-strings.ts';
import { PdfRefused } from './pdf-refused.ts';

export interface OpenPdf {
  readonly document: PDFDocument;
  /** How changes are saved: appended, or as a rewritten file because this one is damaged or protected. */
  readonly kind: 'appended' | 'damaged' | 'protected';
  readonly save: () => Promise<Uint8Array>;
}

type ReferenceKind = 'table' | 'stream' | 'none';

/**
 * Opens a PDF for changes that are appended, so the bytes of the original remain a prefix. Only a file that is
 * protected or has a damaged cross-reference table is rewritten; a protected one keeps its password.
 *
 * @throws PdfRefused
 */
export async function openPdf(bytes: Uint8Array, password?: string): Promise<OpenPdf> {
  const document = await load(bytes, password);
  if (document.context.snapshot === undefined)
    return { document, kind: 'protected', save: () => rewrite(document, password) };
  const references = findReferences(document, bytes);
  if (references === 'none') return { document, kind: 'damaged', save: () => rewrite(document, undefined) };
  return { document, kind: 'appended', save: () => document.save({ useObjectStreams: references === 'stream' }) };
}

function rewrite(document: PDFDocument, password: string | undefined): Promise<Uint8Array> {
  if (password !== undefined && password !== '') {
    document.encrypt({ userPassword: password, ownerPassword: password });
    encryptStrings(document);
  }
  return document.save({ rewrite: true, useObjectStreams: false, updateFieldAppearances: false });
}

const unchanged = { updateMetadata: false, parseSpeed: Infinity } as const;

async function load(bytes: Uint8Array, password: string | undefined): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, {
      ...unchanged,
      forIncrementalUpdate: true,
      ignoreEncryption: true,
    });
    if (!document.isEncrypted) return readable(document);
    return readable(await loadProtected(bytes, password ?? ''));
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (!/password/i.test(message)) throw new PdfRefused('unreadable');
    throw new PdfRefused(password === undefined ? 'password_needed' : 'password_wrong');
  }
}

/** The library takes passwords of Acrobat 9's encryption as Latin-1, although they are UTF-8. */
async function loadProtected(bytes: Uint8Array, password: string): Promise<PDFDocument> {
  const asUtf8 = Buffer.from(password, 'utf8').toString('latin1');
  try {
    return await PDFDocument.load(bytes, { ...unchanged, password });
  } catch (error) {
    if (asUtf8 === password) throw error;
    return PDFDocument.load(bytes, { ...unchanged, password: asUtf8 });
  }
}

/** The library also opens files without pages, which it would then fill with its own. */
function readable(document: PDFDocument): PDFDocument {
  if (document.getPageCount() === 0) throw new PdfRefused('unreadable');
  return document;
}

/** An update must have the same kind of cross-reference as the file before it. */
function findReferences({ context }: PDFDocument, bytes: Uint8Array): ReferenceKind {
  const start = context.pdfFileDetails.prevStartXRef;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, start + 24);
  if (start > 0 && text.startsWith('xref')) return 'table';
  return start > 0 && /^\d+\s+\d+\s+obj/.test(text) ? 'stream' : 'none';
}

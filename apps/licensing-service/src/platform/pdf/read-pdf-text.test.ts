import { describe, expect, it } from 'vitest';
import { samplePdf } from '../../testing/files/sample-pictures';
import { sampleZip } from '../../testing/files/sample-zip';
import { documentStyle } from './document-style';
import { extractText } from './extract-text';
import { printPdf } from './print-pdf';
import { readPdfText } from './read-pdf-text';

const limits = { maxPages: 200, maxCharacters: 1000 };
const extract = (bytes: Buffer, changed: Partial<typeof limits> = {}) =>
  extractText(bytes, { source: bytes, ...limits, ...changed });

const letter = () =>
  printPdf({
    defaultStyle: documentStyle,
    content: ['Ponudba št. 12', 'Čebelnjak: 1.250,00 €', { text: 'Žička kartuzija đ ć', pageBreak: 'before' }],
  });

describe('the text of a PDF', () => {
  it('is read page by page in an isolated process', async () => {
    expect(await readPdfText(await letter())).toEqual({
      pages: ['Ponudba št. 12\nČebelnjak: 1.250,00 €', 'Žička kartuzija đ ć'],
      isComplete: true,
    });
    await expect(readPdfText(Buffer.from('no PDF'))).rejects.toMatchObject({ reason: 'unknown_kind' });
  });

  it('ends at the limit, and is empty for a page without text', async () => {
    expect(await extract(await letter(), { maxCharacters: 7 })).toEqual({ pages: ['Ponudba', ''], isComplete: false });
    expect(await extract(samplePdf(200, 300, 200))).toMatchObject({ isComplete: true });
  });

  it.each([
    ['encrypted', () => printPdf({ content: [], userPassword: 'skrivnost' })],
    ['unreadable', async () => Buffer.from('%PDF-1.4 but no more')],
    ['too_many_pages', async () => samplePdf(200, 300, 201)],
    ['unknown_kind', async () => Buffer.alloc(0)],
    ['unknown_kind', async () => Buffer.concat([Buffer.from('<html>'), samplePdf()])],
    ['unknown_kind', async () => sampleZip({ 'a.txt': 'a' }, samplePdf())],
  ])('is refused as %s', async (refusal, make) => {
    expect(await extract(await make())).toEqual({ refusal });
  });
});

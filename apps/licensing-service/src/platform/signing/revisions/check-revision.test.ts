import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { signHere } from '../../../testing/signing/sign-here';
import { checkRevision } from './check-revision';
import { stateSignatures } from './state-signatures';

let original: Buffer;
beforeAll(async () => {
  const document = await PDFDocument.create();
  for (const text of ['Ponudba', 'Pogoji']) document.addPage([400, 300]).drawText(text, { x: 40, y: 200 });
  document.setTitle('Ponudba');
  original = Buffer.from(await document.save({ useObjectStreams: false }));
});

/** Appends an update. */
async function update(pdf: Uint8Array, change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  change(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const annotate = (document: PDFDocument) => {
  const { context } = document;
  const note = context.obj({
    Type: 'Annot',
    Subtype: 'FreeText',
    Rect: [10, 10, 90, 40],
    Contents: PDFString.of('1 EUR'),
  });
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
};

/** Replaces a text by another one of the same length, from a position. */
function replace(pdf: Buffer, from: number, [text, other]: readonly [string, string]): Buffer {
  const at = pdf.indexOf(text, from, 'latin1');
  if (at === -1) expect.fail(`${text} is missing`);
  const copy = Buffer.from(pdf);
  copy.write(other, at, 'latin1');
  return copy;
}

describe('checkRevision', () => {
  const reasonOf = async (signed: Buffer) => {
    const result = await checkRevision(original, signed);
    return result.signed ? 'signed' : result.reason;
  };

  it('accepts signatures, each over the whole file of its time', async () => {
    const twice = await signHere(await signHere(original), { place: null, reason: 'Še enkrat' });
    expect(await checkRevision(original, twice)).toEqual({
      signed: true,
      signatures: [
        expect.objectContaining({ name: 'EC', reason: null }),
        expect.objectContaining({ reason: 'Še enkrat' }),
      ],
    });
  });

  it('accepts a later update with certificates and their status', async () => {
    const kept = await update(await signHere(original), (document) => {
      const { context } = document;
      const certificate = context.register(context.stream('certificate'));
      document.catalog.set(PDFName.of('DSS'), context.register(context.obj({ Certs: [certificate] })));
    });
    expect(await reasonOf(kept)).toBe('signed');
  });

  it.each<[string, string, (document: PDFDocument) => void]>([
    ['adds_pages', 'a page', (document) => document.addPage()],
    ['adds_pages', 'fewer pages', (document) => document.removePage(1)],
    ['adds_annotations', 'a note', annotate],
    ['adds_javascript', 'a script', (document) => document.addJavaScript('a', 'app.alert(1)')],
    [
      'adds_javascript',
      'an action on opening',
      ({ catalog, context }) =>
        catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'URI', URI: PDFString.of('https://a.example') })),
    ],
    ['changes_appearance', 'text', (document) => document.getPage(0).drawText('1 EUR')],
    ['changes_appearance', 'another size', (document) => document.getPage(0).setSize(300, 300)],
    [
      'changes_appearance',
      'another order of layers',
      ({ catalog, context }) => catalog.set(PDFName.of('OCProperties'), context.obj({})),
    ],
    [
      'changes_appearance',
      'another font',
      ({ context }) => {
        for (const [, object] of context.enumerateIndirectObjects())
          if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font'))
            object.set(PDFName.of('BaseFont'), PDFName.of('Symbol'));
      },
    ],
    [
      'adds_annotations',
      'a field without a signature',
      ({ catalog, context }) => {
        const field = context.register(context.obj({ FT: 'Tx', T: PDFString.of('a') }));
        catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field] }));
      },
    ],
    ['changes_document', 'an object that nothing refers to', ({ context }) => context.register(context.obj({ A: 1 }))],
  ])('refuses as %s an update with %s, before or after the signature', async (reason, _with, change) => {
    expect(await reasonOf(await signHere(await update(original, change)))).toBe(reason);
    expect(await reasonOf(await update(await signHere(original), change))).toBe(reason);
  });

  it.each<[string, string, (signed: Buffer) => Buffer | Promise<Buffer>]>([
    ['not_based_on_ours', 'another beginning', (signed) => replace(signed, 0, ['%PDF-1.7', '%PDF-1.6'])],
    ['no_signature', 'nothing more', () => original],
    ['no_signature', 'another title', () => update(original, (document) => document.setTitle('Račun'))],
    ['invalid_signature', 'a flipped byte', (signed) => replace(signed, original.length, ['D:2026', 'D:2025'])],
    [
      'signature_does_not_cover',
      'a shorter range',
      (signed) => {
        const range = /\[0 \d+ \d+ (\d+)\]/.exec(signed.toString('latin1', original.length))?.[1] ?? '';
        return replace(signed, original.length, [`${range}]`, `${String(Number(range) - 1).padEnd(range.length)}]`]);
      },
    ],
    ['unreadable', 'nonsense at the end', (signed) => Buffer.concat([signed, Buffer.from('%%EOF more')])],
    ['unreadable', 'a missing end', (signed) => signed.subarray(0, -20)],
    [
      'changes_appearance',
      'a signature over the whole page',
      (signed) => replace(signed, original.length, ['/Rect [ 20 230 120 280 ]', '/Rect [ 00 000 400 300 ]']),
    ],
  ])('refuses as %s a file with %s', async (reason, _with, change) => {
    const changed = await change(await signHere(original));
    const found = await reasonOf(changed).catch((error: unknown) => (error as Error).name);
    expect(found).toBe(reason === 'unreadable' ? 'PdfUnreadable' : reason);
  });

  it('refuses an update that gives old content a new meaning', async () => {
    const content = /(\d+) 0 obj\n<<[^>]*\/Length/.exec(original.toString('latin1'));
    const [other = ''] = /\d{10}(?= 00000 n)/.exec(original.toString('latin1')) ?? [];
    const start = /startxref\s+(\d+)/.exec(original.toString('latin1'))?.[1] ?? '';
    const size = /\/Size (\d+)/.exec(original.toString('latin1'))?.[1] ?? '';
    const root = /\/Root (\d+ 0 R)/.exec(original.toString('latin1'))?.[1] ?? '';
    const section = `xref\n${content?.[1] ?? ''} 1\n${other} 00000 n \ntrailer\n<</Size ${size}/Root ${root}/Prev ${start}>>\n`;
    const hidden = Buffer.from(`${section}startxref\n${original.length}\n%%EOF`);
    await expect(checkRevision(original, Buffer.concat([original, hidden]))).rejects.toThrow(
      'points outside of itself',
    );
  });
});

describe('prepareSignature', () => {
  it('does not sign a file in which people see another page than the library finds', async () => {
    const text = original.toString('latin1');
    const page = /(\d+ 0 obj)\n<<\n\/Type \/Page\n[^]*?endobj/.exec(text);
    const start = /startxref\s+\d+\s+%%EOF/.exec(text)?.[0] ?? '';
    const hidden = (page?.[0] ?? '').replace('400 300', '300 400');
    expect(hidden).toContain('300 400');
    const misleading = Buffer.concat([original, Buffer.from(`\n${hidden}\n${start}`, 'latin1')]);
    await expect(signHere(misleading)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it.each([
    ['place_too_large', { place: { page: 1, x: 0, y: 0, width: 400, height: 101 } }],
    ['unknown_page', { place: { page: 3, x: 0, y: 0, width: 40, height: 20 } }],
    ['picture_unreadable', { picture: Buffer.from('<svg/>') }],
  ])('refuses as %s', async (reason, changed) => {
    await expect(signHere(original, changed)).rejects.toMatchObject({ name: 'PdfRefused', reason });
  });
});

describe('stateSignatures', () => {
  const statesOf = async (pdf: Buffer) => (await stateSignatures(pdf)).map(({ state }) => state);

  it('keeps an earlier signature valid after a later one', async () => {
    expect(await statesOf(await signHere(await signHere(original)))).toEqual(['valid', 'valid']);
  });

  it('shows a flipped byte', async () => {
    const signed = await signHere(original);
    expect(await statesOf(replace(signed, 0, ['/MediaBox', '/MediaBoy']))).toEqual(['invalid']);
  });

  it('shows a change after the signature', async () => {
    expect(await statesOf(await update(await signHere(original), annotate))).toEqual(['changed_since']);
  });

  it('finds none in a file without signatures', async () => {
    expect(await statesOf(original)).toEqual([]);
  });
});

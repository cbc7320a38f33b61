import { buffer } from 'node:stream/consumers';
import type { Stroke } from '@atrium/api-client/contract';
import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { redAndBlue, samplePdf } from '../../testing/files/sample-pictures';
import { applyMatrix, pageMatrix } from './page-matrix';
import { readPageGeometry } from './page-geometry';
import { drawOnPages } from './draw-on-pages';
import type { DrawingTask } from './drawing-task';
import { placePicture } from './place-picture';
import { strokeOpacities, strokeOperators } from './stroke-operators';
import { writeStrokes } from './write-strokes';

interface Sheet {
  readonly rotation?: number;
  readonly crop?: readonly [number, number, number, number];
  readonly userUnit?: number;
}

const sheets: readonly Sheet[] = [
  {},
  { rotation: 90 },
  { rotation: 180 },
  { rotation: -90 },
  { crop: [20, 10, 360, 280] },
  { rotation: 90, crop: [20, 10, 360, 280], userUnit: 2 },
  { rotation: 180, crop: [20, 10, 900, 280], userUnit: 1.5 },
  { rotation: 270, crop: [-20, -10, 300, 250], userUnit: 2 },
  { rotation: 450, crop: [500, 500, 20, 20] },
];

async function fileOf(content: readonly Sheet[], objectStreams = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const { rotation = 0, crop, userUnit } of content) {
    const page = document.addPage([400, 300]);
    page.setRotation(degrees(rotation));
    if (crop !== undefined) page.setCropBox(...crop);
    if (userUnit !== undefined) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
  }
  return document.save({ useObjectStreams: objectStreams });
}

async function protectedPdf(password: string): Promise<Uint8Array> {
  const info = { Title: 'Ponudba č' };
  const document = new PdfKit({ size: [400, 300], pdfVersion: '1.7ext3', userPassword: password, lang: 'sl-SI', info });
  document.end();
  return buffer(document);
}

const openInPdfJs = async (pdf: Uint8Array, password?: string) =>
  getDocument({ data: pdf.slice(), verbosity: 0, ...(password === undefined ? {} : { password }) }).promise;

/** Draws as `writeStrokes`, but within this process. */
const drawHere = (pdf: Uint8Array, drawn: Partial<DrawingTask>) =>
  drawOnPages({ pdf, password: undefined, drawings: [], pictures: [], opacities: strokeOpacities, ...drawn });

const drawingOf = (page: number) => [{ page, operators: strokeOperators(line(page)) }];

const line = (page: number): Stroke => ({
  page,
  color: 'red',
  width: 4,
  points: Array.from({ length: 12 }, (_, step) => [40 + step * 5, 30 + step * 3, 0.5]),
});

/** Bounding box of all paths of a page in its viewport, from what pdf.js would paint. */
async function paintedBox(page: PDFPageProxy): Promise<readonly number[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const at = fnArray.indexOf(OPS.paintFormXObjectBegin);
  const [matrix] = argsArray[at] as [number[]];
  const paths = fnArray.flatMap((operator, index) =>
    operator === OPS.constructPath ? [argsArray[index] as unknown[]] : [],
  );
  const [, , box] = paths[0] as [number, unknown, number[]];
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const corners = [
    [left, top],
    [right, bottom],
  ].map(([x = 0, y = 0]) => applyMatrix(transform as never, ...applyMatrix(matrix as never, x, y)));
  return corners.flat().map((value) => Math.round(value));
}

describe('pageMatrix', () => {
  it.each(sheets)('maps %j as pdf.js does', async (sheet) => {
    const pdf = await fileOf([sheet]);
    const page = await (await openInPdfJs(pdf)).getPage(1);
    const matrix = pageMatrix(readPageGeometry((await PDFDocument.load(pdf)).getPage(0)));
    for (const [x, y] of [
      [0, 0],
      [30, 70],
      [250, 120],
    ] as const) {
      const expected = page.getViewport({ scale: 1 }).convertToPdfPoint(x, y) as number[];
      expect(applyMatrix(matrix, x, y)).toEqual(expected.map((value) => expect.closeTo(value, 6)));
    }
  });
});

describe('writeStrokes', () => {
  it.each([false, true])(
    'appends the strokes where they were drawn, with cross-reference streams: %s',
    async (streams) => {
      const original = await fileOf(sheets, streams);
      const drawn = await writeStrokes(original, [...sheets.map((_, index) => line(index + 1)), line(1)]);
      expect(Buffer.from(drawn).subarray(0, original.length).equals(original)).toBe(true);
      const file = await openInPdfJs(drawn);
      for (const index of sheets.keys()) {
        const [left = 0, top = 0, right = 0, bottom = 0] = await paintedBox(await file.getPage(index + 1));
        expect([left, top, right, bottom]).toEqual([38, 28, 97, 65]);
      }
    },
  );

  it('keeps the password of a protected file', async () => {
    const original = await protectedPdf('geslo-č');
    const draw = (password?: string) => drawHere(original, { password, drawings: drawingOf(1) });
    await expect(draw()).rejects.toMatchObject({ reason: 'password_needed' });
    await expect(draw('geslo-c')).rejects.toMatchObject({ reason: 'password_wrong' });
    const drawn = await draw('geslo-č');
    await expect(openInPdfJs(drawn)).rejects.toMatchObject({ name: 'PasswordException' });
    const opened = await openInPdfJs(drawn, 'geslo-č');
    expect((await opened.getMetadata()).info).toMatchObject({ Title: 'Ponudba č', Language: 'sl-SI' });
    expect(await paintedBox(await opened.getPage(1))).toEqual([38, 28, 97, 65]);
  });

  it('rewrites a file without a cross-reference table', async () => {
    const page = await (await openInPdfJs(await drawHere(samplePdf(), { drawings: drawingOf(1) }))).getPage(1);
    expect((await page.getOperatorList()).fnArray).toContain(OPS.paintFormXObjectBegin);
  });

  it.each([
    ['unreadable', Buffer.from('no PDF'), 1],
    ['unreadable', Buffer.from('%PDF-1.7 but no more'), 1],
    ['unknown_page', samplePdf(), 2],
  ])('refuses as %s', async (reason, pdf, page) => {
    await expect(drawHere(pdf, { drawings: drawingOf(page) })).rejects.toMatchObject({ name: 'PdfRefused', reason });
  });
});

describe('placePicture', () => {
  const place = { page: 1, x: 50, y: 60, width: 80, height: 40 };

  it('places the picture on a rotated and cropped page', async () => {
    const original = await fileOf([sheets[5] ?? {}]);
    const drawn = await placePicture(original, { place, png: redAndBlue(40, 20).pngSync() });
    const page = await (await openInPdfJs(drawn)).getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const argumentsOf = (operator: number) => argsArray[fnArray.indexOf(operator)] as number[];
    const [form] = argumentsOf(OPS.paintFormXObjectBegin) as unknown as [number[]];
    const picture = argumentsOf(OPS.transform);
    const { transform } = page.getViewport({ scale: 1 });
    const corner = (x: number, y: number) =>
      applyMatrix(transform as never, ...applyMatrix(form as never, ...applyMatrix(picture as never, x, y)));
    expect([corner(0, 0), corner(1, 1)]).toEqual([
      [expect.closeTo(50), expect.closeTo(100)],
      [expect.closeTo(130), expect.closeTo(60)],
    ]);
  });

  it('refuses what is no PNG', async () => {
    const placing = drawHere(await fileOf([{}]), { pictures: [{ place, png: Buffer.from('<svg/>') }] });
    await expect(placing).rejects.toMatchObject({ reason: 'picture_unreadable' });
  });
});

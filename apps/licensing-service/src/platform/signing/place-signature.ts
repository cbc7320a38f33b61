import { readFile } from 'node:fs/promises';
import type { PDFDocument, PDFImage, PDFRef } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { pageOf } from '../drawing/draw-on-pages.ts';
import { embedPng } from '../drawing/embed-png.ts';
import type { PagePlace } from '../drawing/drawing-task.ts';
import { applyMatrix, pageMatrix } from '../drawing/page-matrix.ts';
import { displayedSize } from '../drawing/displayed-size.ts';
import { readPageGeometry } from '../drawing/page-geometry.ts';
import { PdfRefused } from '../drawing/pdf-refused.ts';
import { largestPart } from './revisions/compare-pages.ts';
import type { SignatureTask } from './signature-task.ts';

interface ShownSignature {
  readonly page: number;
  /** In user space. */
  readonly rect: readonly [number, number, number, number];
  readonly appearance: PDFRef;
}

const fontFile = new URL(import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'));
const largestText = 10;
/** Part of the height for the text below a picture. */
const textPart = 0.4;
const lineHeight = 1.3;

/** Makes the visible part of a signature, upright on the displayed page. */
export async function placeSignature(
  document: PDFDocument,
  { picture, lines }: Pick<SignatureTask, 'picture' | 'lines'>,
  { page, x, y, width, height }: PagePlace,
): Promise<ShownSignature> {
  const geometry = readPageGeometry(pageOf(document, page));
  const whole = displayedSize(geometry);
  if (width * height > whole.width * whole.height * largestPart) throw new PdfRefused('place_too_large');
  const matrix = pageMatrix(geometry);
  const [a, b, c, d] = matrix;
  const corners = [applyMatrix(matrix, x, y), applyMatrix(matrix, x + width, y + height)] as const;
  const [[x1, y1], [x2, y2]] = corners;
  const image = picture === undefined ? null : await embedPng(document, picture);
  const text = await writeText(document, lines, { width, height: image === null ? height : height * textPart });
  const operators = [text.operators, ...(image === null ? [] : [drawPicture(image, width, height, text.height)])];
  const form = document.context.flateStream(operators.join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [a, b, -c, -d, 0, 0],
    Resources: {
      Font: { Text: text.font },
      ...(image === null ? {} : { XObject: { Picture: image.ref } }),
    },
  });
  return {
    page,
    rect: [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)],
    appearance: document.context.register(form),
  };
}

async function writeText(
  document: PDFDocument,
  lines: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
) {
  document.registerFontkit(fontkit);
  const font = await document.embedFont(await readFile(fontFile), { subset: true });
  const widest = Math.max(...lines.map((line) => font.widthOfTextAtSize(line, 1)));
  const size = Math.min(largestText, width / widest, height / (lines.length * lineHeight));
  const written = lines.map((line, index) => {
    const fromBottom = (lines.length - index - 1) * lineHeight * size + size * 0.3;
    return `BT /Text ${size.toFixed(3)} Tf 0 ${fromBottom.toFixed(3)} Td ${font.encodeText(line).toString()} Tj ET`;
  });
  return { font: font.ref, operators: `0 g\n${written.join('\n')}`, height: lines.length * lineHeight * size };
}

/** As large as the space above the text allows, at the left. */
function drawPicture(image: PDFImage, width: number, height: number, bottom: number): string {
  const scale = Math.min(width / image.width, (height - bottom) / image.height);
  return `q ${image.width * scale} 0 0 ${image.height * scale} 0 ${bottom} cm /Picture Do Q`;
}

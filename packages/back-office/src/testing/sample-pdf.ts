export interface SamplePage {
  readonly lines: readonly string[];
  readonly size?: readonly [width: number, height: number];
  readonly rotate?: 0 | 90 | 180 | 270;
  readonly cropBox?: readonly [number, number, number, number];
  readonly userUnit?: number;
  /** Annotations, each as PDF source. */
  readonly annotations?: readonly string[];
  /** Replaces the page by something that is no page. */
  readonly isBroken?: boolean;
}

const a4 = [595, 842] as const;

/** Writes a small PDF with text in Helvetica. Characters beyond Latin-1 cannot be shown. */
export function samplePdf(pages: readonly SamplePage[]): Uint8Array<ArrayBuffer> {
  const fontNumber = 3;
  const objects = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [fontNumber, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]);
  const kids = pages.map((page, at) => {
    const number = 4 + 2 * at;
    objects.set(number, page.isBroken === true ? '(broken)' : pageObject(page, number + 1));
    objects.set(number + 1, stream(contentOf(page)));
    return `${number} 0 R`;
  });
  objects.set(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`);
  return write(objects);
}

function pageObject({ size = a4, rotate = 0, cropBox, userUnit = 1, annotations = [] }: SamplePage, content: number) {
  const parts = [
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Rotate ${rotate} /UserUnit ${userUnit}`,
    `/Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R`,
    ...(cropBox === undefined ? [] : [`/CropBox [${cropBox.join(' ')}]`]),
    ...(annotations.length === 0 ? [] : [`/Annots [${annotations.join(' ')}]`]),
  ];
  return `<< ${parts.join(' ')} >>`;
}

function contentOf({ lines, size: [, height] = a4 }: SamplePage): string {
  const shown = lines.map((line, at) => `1 0 0 1 48 ${height - 72 - 24 * at} Tm (${escape(line)}) Tj`);
  return `BT /F1 14 Tf ${shown.join('\n')} ET`;
}

const escape = (line: string) => line.replace(/[\\()]/g, (character) => `\\${character}`);
const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

function write(objects: ReadonlyMap<number, string>): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const starts = new Map<number, number>();
  for (const [number, source] of objects) {
    starts.set(number, text.length);
    text += `${number} 0 obj\n${source}\nendobj\n`;
  }
  const count = objects.size + 1;
  const rows = Array.from(
    { length: count - 1 },
    (_, at) => `${String(starts.get(at + 1)).padStart(10, '0')} 00000 n \n`,
  );
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return Uint8Array.from(`${text}${table}${end}`, (character) => character.charCodeAt(0));
}

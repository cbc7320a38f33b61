import { readXlsx } from 'hucre/xlsx';
import { readPdf } from './read-pdf.ts';
import type { Answer } from './send.ts';

/** One tag a line, so that a diff is short. */
const breakTags = (html: string) => html.replace(/>\s*</g, '>\n<');

async function readSpreadsheet(content: Buffer): Promise<string> {
  const { sheets } = await readXlsx(new Uint8Array(content));
  return sheets
    .flatMap(({ name, rows }) => [
      `sheet ${name}`,
      ...rows.map((row) => row.map((cell) => writeCell(cell)).join(' | ')),
    ])
    .join('\n');
}

const writeCell = (cell: unknown) => (typeof cell === 'string' ? cell : JSON.stringify(cell ?? ''));

function writeJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Reads an answer as text: indented JSON, the text of a PDF, the cells of a spreadsheet. */
export async function readBody({ headers, body }: Answer): Promise<string> {
  const type = headers.get('content-type') ?? '';
  if (body.length === 0) return '';
  if (/json/.test(type)) return writeJson(body.toString('utf8'));
  if (type.startsWith('application/pdf')) return (await readPdf(body)).join('\n— page —\n');
  if (/spreadsheet/.test(type)) return readSpreadsheet(body);
  if (type.startsWith('text/html')) return breakTags(body.toString('utf8'));
  return /^text\/|xml/.test(type) ? body.toString('utf8') : `<${type}, not empty>`;
}

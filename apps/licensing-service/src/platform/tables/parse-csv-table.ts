import { parseCsv } from 'hucre/csv';
import type { Delimiter, Encoding, TableFile } from './table-file.ts';

const signs: Readonly<Record<Delimiter, string>> = { semicolon: ';', comma: ',', tab: '\t' };
const sampleLines = 20;

/** Decodes and splits a CSV file. UTF-8 if it is valid UTF-8, else Windows-1250; the delimiter fits the most lines. */
export function parseCsvTable({ bytes, encoding = guessEncoding(bytes), delimiter }: TableFile) {
  const text = new TextDecoder(encoding).decode(bytes);
  const used = delimiter ?? guessDelimiter(text);
  const rows = parseCsv(text, { delimiter: signs[used], typeInference: false, skipEmptyRows: false });
  return { encoding, delimiter: used, rows };
}

function guessEncoding(bytes: Uint8Array): Encoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

/** The sign that splits most lines into as many cells as the first one. */
function guessDelimiter(text: string): Delimiter {
  const lines = text.split(/\r?\n/, sampleLines).filter((line) => line.trim() !== '');
  const scores = (Object.keys(signs) as Delimiter[]).map((name) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(signs[name]).length - 1);
    const [first = 0] = counts;
    return { name, score: first === 0 ? 0 : counts.filter((count) => count === first).length + first / 1000 };
  });
  return scores.toSorted((one, other) => other.score - one.score)[0]?.name ?? 'semicolon';
}

import { streamCsvRows } from 'hucre/csv';
import type { Delimiter, Encoding, ReadableTable, ReadRow, TableFile } from './table-file.ts';

const signs: Readonly<Record<Delimiter, string>> = { semicolon: ';', comma: ',', tab: '\t' };
const sampleLines = 20;

/** Decodes a CSV file. UTF-8 if it is valid UTF-8, else Windows-1250; the delimiter fits the most lines. */
export function openCsv({ bytes, encoding: chosen, delimiter: sign }: TableFile): ReadableTable {
  const { encoding, text } = decode(bytes, chosen);
  const delimiter = sign ?? guessDelimiter(text);
  return {
    how: { kind: 'csv', sheet: null, encoding, delimiter },
    rows: async function* rows(): AsyncGenerator<ReadRow> {
      let at = 0;
      for (const row of streamCsvRows(text, { delimiter: signs[delimiter] })) {
        yield [at, row];
        at += 1;
      }
    },
  };
}

function decode(bytes: Uint8Array, encoding: Encoding | undefined): { encoding: Encoding; text: string } {
  if (encoding !== undefined) return { encoding, text: new TextDecoder(encoding).decode(bytes) };
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'windows-1250', text: new TextDecoder('windows-1250').decode(bytes) };
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

import { writeXlsx } from 'hucre/xlsx';

const headers = ['Naziv', 'Davčna št.', 'Ulica', 'Pošta', 'Kraj', 'E-pošta', 'Telefon', 'Opomba'];

/** Text that does not compress, so that a file has its size in the workbook too. */
function noise(length: number): string {
  let text = '';
  while (text.length < length) text += Math.random().toString(36).slice(2);
  return text.slice(0, length);
}

/** A workbook with customers that are all ready, with notes of a length. */
export async function workbookOf(rows: number, word: string, noteLength: number): Promise<File> {
  const lines = Array.from({ length: rows }, (_, at) => [
    `${word} ${at + 1} d.o.o.`,
    '',
    `Kamniška cesta ${at + 1}`,
    String(1000 + (at % 9000)),
    'Ljubljana',
    `info${at + 1}@${word.toLowerCase()}.example`,
    `041 ${String(100_000 + at).slice(0, 3)} ${String(100_000 + at).slice(3)}`,
    noise(noteLength),
  ]);
  const bytes = await writeXlsx({ sheets: [{ name: 'Stranke', rows: [headers, ...lines] }] });
  return new File([new Uint8Array(bytes)], 'stranke.xlsx');
}

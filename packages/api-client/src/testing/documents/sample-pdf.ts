const pageWidth = 595;
const pageHeight = 842;
const lineHeight = 24;
const margin = 72;

/** Characters that the font of the file lacks are written without their marks. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&');

const drawLines = (lines: readonly string[]) =>
  `BT /F 16 Tf ${lineHeight} TL ${margin} ${pageHeight - margin} Td ${lines.map((line) => `(${plain(line)}) Tj T*`).join(' ')} ET`;

/** A small PDF with these lines on each page. */
export function samplePdf(pages: number, lines: readonly string[]): Blob {
  const numbers = Array.from({ length: pages }, (_, at) => 4 + 2 * at);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((number, at) => {
      const drawn = drawLines([...lines, `${at + 1} / ${pages}`]);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${number + 1} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return new Blob([`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`], { type: 'application/pdf' });
}

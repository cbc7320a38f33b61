import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG, by default of 480 by 320 pixels: bands of a colour that grow lighter downwards. */
export function drawPicture([red, green, blue]: Colour, width = 480, height = 320): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * 3 + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const band = 0.55 + 0.45 * (Math.floor((x + y) / 40) / ((width + height) / 40));
      const at = start + x * 3;
      rows[at] = Math.min(255, Math.round(red * band));
      rows[at + 1] = Math.min(255, Math.round(green * band));
      rows[at + 2] = Math.min(255, Math.round(blue * band));
    }
  }
  return writePng({ width, height }, 2, rows);
}

/** `colours`: 2 for red, green and blue, 6 with transparency. */
function writePng({ width, height }: typeof signatureSize, colours: 2 | 6, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colours, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const signatureSize = { width: 480, height: 160 };
const penRadius = 2;

/** A PNG of a handwritten signature without a ground: loops that grow smaller to the right. */
export function drawSignature([red, green, blue]: Colour): Buffer {
  const { width, height } = signatureSize;
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let step = 0; step <= 4000; step += 1) {
    const share = step / 4000;
    const angle = share * 12 * Math.PI;
    const size = 52 * (1 - share) ** 1.4 + 3;
    const x = 40 + share * 390 + Math.sin(angle) * size * 0.55;
    const y = 84 - Math.cos(angle) * size - share * 12;
    for (let down = -penRadius; down <= penRadius; down += 1)
      for (let right = -penRadius; right <= penRadius; right += 1) {
        if (Math.hypot(down, right) > penRadius) continue;
        const at = Math.round(y + down) * (width * 4 + 1) + 1 + Math.round(x + right) * 4;
        rows.set([red, green, blue, 255], at);
      }
  }
  return writePng(signatureSize, 6, rows);
}

/** A PDF of one page with a line of text (ASCII). */
export function printPage(line: string): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

import { describe, expect, it } from 'vitest';
import { readQr } from '../../testing/read-qr';
import type { UpnOrder } from './upn-order';
import { type QrSquares, upnQr, upnQrText } from './upn-qr';

const order: UpnOrder = {
  payer: { name: 'Železnina Črnič & Škoda, d.o.o.', street: 'Šmartinska cesta 5', place: '1000 Ljubljana' },
  amount: 254_980,
  purposeCode: 'OTHR',
  purpose: 'Predračun SPLET-P1-12, čšžćđ ČŠŽĆĐ',
  dueOn: '2026-12-06',
  payee: {
    iban: 'SI56263300012039086',
    reference: 'RF18539007547034',
    name: 'Atrium, d.o.o.',
    street: 'Čopova ulica 3',
    place: '3000 Celje',
  },
};

/** The picture as a camera sees it: four dots per square, and four light squares around. */
function pictureOf(squares: QrSquares): ImageData {
  const [dots, margin] = [4, 4];
  const side = (squares.length + 2 * margin) * dots;
  const at = (dot: number) => Math.floor(dot / dots) - margin;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (squares[at(y)]?.[at(x)] === true) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data, width: side, height: side, colorSpace: 'srgb' };
}

describe('the UPN QR code', () => {
  it('is decoded byte for byte by an independent reader', async () => {
    const [found] = await readQr(pictureOf(upnQr(order)));
    const written = upnQrText(order);
    expect(Buffer.from(found?.bytes ?? []).toString('latin1')).toBe(
      written.replace(/[čšžćđČŠŽĆĐ]/g, (letter) => String.fromCharCode(bytesOf[letter] ?? 0)),
    );
    expect(found?.text).toBe(written);
    expect(found).toMatchObject({
      isValid: true,
      version: '15',
      ecLevel: 'M',
      hasECI: true,
      symbologyIdentifier: ']Q1',
    });
    expect(Buffer.from(found?.bytesECI ?? []).toString('latin1')).toMatch(/^\]Q2\\000004/);
  });

  it('is 77 squares wide even for the shortest order', () => {
    const squares = upnQr({ ...order, payer: { name: '', street: '', place: '' }, purpose: 'X' });
    expect([squares.length, ...new Set(squares.map((row) => row.length))]).toEqual([77, 77]);
  });
});

/** From the table of ISO 8859-2. */
const bytesOf: Readonly<Record<string, number>> = {
  č: 0xe8,
  š: 0xb9,
  ž: 0xbe,
  ć: 0xe6,
  đ: 0xf0,
  Č: 0xc8,
  Š: 0xa9,
  Ž: 0xae,
  Ć: 0xc6,
  Đ: 0xd0,
};

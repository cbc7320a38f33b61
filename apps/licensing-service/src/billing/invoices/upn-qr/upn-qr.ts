import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { encodeLatin2 } from './iso-8859-2';
import type { UpnOrder } from './upn-order';
import { upnQrText } from './upn-qr-text';

/** Dark and light squares, row by row; needs a margin of four light squares. */
export type QrSquares = readonly (readonly boolean[])[];

/**
 * The QR code of a payment order: version 15 (77 × 77), error correction M, ISO 8859-2 announced by ECI 000004.
 *
 * @throws UnwritableUpnOrder
 */
export function upnQr(order: UpnOrder): QrSquares {
  const encoder = new Encoder({ version: 15, level: 'M', encode: encodeLatin2 });
  const code = encoder.encode(new Byte(upnQrText(order), Charset.ISO_8859_2));
  return Array.from({ length: code.size }, (_row, y) =>
    Array.from({ length: code.size }, (_square, x) => code.get(x, y) === 1),
  );
}

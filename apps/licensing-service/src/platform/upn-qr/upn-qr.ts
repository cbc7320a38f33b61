import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { formatIsoDay } from '../pdf/format-iso-day';
import { encodeLatin2 } from './iso-8859-2';
import type { UpnOrder } from './upn-order';
import { type UpnProblems, upnProblems } from './upn-problems';

/** An order that the UPN QR standard cannot represent, with the problems of all fields. */
export class UnwritableUpnOrder extends Error {
  readonly problems: UpnProblems;

  constructor(problems: UpnProblems) {
    super(`Invalid UPN order: ${[...problems].map((problem) => problem.join(' ')).join(', ')}.`);
    this.problems = problems;
  }
}

/**
 * The text in a payment order's QR code: twenty lines, the last one is the number of characters before it. Source:
 * technical standard UPN QR of the Bank Association of Slovenia.
 *
 * @throws UnwritableUpnOrder
 */
export function upnQrText(order: UpnOrder): string {
  const problems = upnProblems(order);
  if (problems.size > 0) throw new UnwritableUpnOrder(problems);
  const { payer, payee, amount, purposeCode, purpose, dueOn } = order;
  const empty = '';
  const fields = [
    'UPNQR',
    // Payer's account, deposit, withdrawal and the payer's reference.
    empty,
    empty,
    empty,
    empty,
    payer.name,
    payer.street,
    payer.place,
    String(amount).padStart(11, '0'),
    // Payment date and urgency.
    empty,
    empty,
    purposeCode,
    purpose,
    formatIsoDay(dueOn),
    payee.iban,
    payee.reference,
    payee.name,
    payee.street,
    payee.place,
  ];
  const text = fields.map((field) => `${field}\n`).join('');
  return `${text}${String(text.length).padStart(3, '0')}\n`;
}

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

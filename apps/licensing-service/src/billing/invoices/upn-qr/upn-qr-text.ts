import { formatIsoDay } from '../../../platform';
import type { UpnField, UpnOrder, UpnProblem } from './upn-order';
import { upnProblems } from './upn-problems';

/** An order that the UPN QR standard cannot represent, with the problems of all fields. */
export class UnwritableUpnOrder extends Error {
  readonly problems: ReadonlyMap<UpnField, UpnProblem>;

  constructor(problems: ReadonlyMap<UpnField, UpnProblem>) {
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

import { dayOf } from '../../../platform';
import type { UpnField, UpnOrder, UpnProblem } from './upn-order';
import { upnProblems } from './upn-problems';

/** An order that cannot be written, with every field that is the reason. */
export class UnwritableUpnOrder extends Error {
  readonly problems: ReadonlyMap<UpnField, UpnProblem>;

  constructor(problems: ReadonlyMap<UpnField, UpnProblem>) {
    super(`The payment order cannot be written: ${[...problems].map((problem) => problem.join(' ')).join(', ')}.`);
    this.problems = problems;
  }
}

/**
 * What the QR code of a payment order says: twenty lines, the last one the number of characters in those before it.
 * Source: technical standard UPN QR of the Bank Association of Slovenia.
 *
 * @throws UnwritableUpnOrder
 */
export function upnQrText(order: UpnOrder): string {
  const problems = upnProblems(order);
  if (problems.size > 0) throw new UnwritableUpnOrder(problems);
  const { payer, payee, amount, purposeCode, purpose, dueOn } = order;
  const unsaid = '';
  const fields = [
    'UPNQR',
    // Account of the payer, deposit, withdrawal and the payer's reference.
    unsaid,
    unsaid,
    unsaid,
    unsaid,
    payer.name,
    payer.street,
    payer.place,
    String(amount).padStart(11, '0'),
    // Day of payment, and whether it is urgent.
    unsaid,
    unsaid,
    purposeCode,
    purpose,
    dayOf(dueOn),
    payee.iban,
    payee.reference,
    payee.name,
    payee.street,
    payee.place,
  ];
  const text = fields.map((field) => `${field}\n`).join('');
  return `${text}${String(text.length).padStart(3, '0')}\n`;
}

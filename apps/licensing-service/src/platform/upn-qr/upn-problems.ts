import { checkIban } from '@atrium/validators';
import { isCreditorReference } from './creditor-reference';
import { isLatin2 } from './iso-8859-2';
import type { UpnOrder } from './upn-order';

/** Maximum length of a name or an address line, in characters. */
export const partyMaximum = 33;
/** Maximum length of a purpose, in characters. */
export const purposeMaximum = 42;
const amountMaximum = 99_999_999_999;

/** `characters`: not in ISO 8859-2, or surrounding spaces. `length`: too short or too long. `value`: malformed. */
export type UpnProblem = 'characters' | 'length' | 'value';

const checksOf = ({ payer, payee, ...order }: UpnOrder) => ({
  'payer.name': textProblem(payer.name, partyMaximum),
  'payer.street': textProblem(payer.street, partyMaximum),
  'payer.place': textProblem(payer.place, partyMaximum),
  amount: valueProblem(Number.isInteger(order.amount) && order.amount > 0 && order.amount <= amountMaximum),
  purposeCode: valueProblem(/^[A-Z]{4}$/.test(order.purposeCode)),
  purpose: textProblem(order.purpose, purposeMaximum, 1),
  dueOn: valueProblem(isDay(order.dueOn)),
  'payee.iban': valueProblem(/^SI\d{17}$/.test(payee.iban) && checkIban(payee.iban).valid),
  'payee.reference': valueProblem(isReference(payee.reference)),
  'payee.name': textProblem(payee.name, partyMaximum, 1),
  'payee.street': textProblem(payee.street, partyMaximum),
  'payee.place': textProblem(payee.place, partyMaximum),
});

export type UpnField = keyof ReturnType<typeof checksOf>;
export type UpnProblems = ReadonlyMap<UpnField, UpnProblem>;

/** All problems of an order; empty if it is valid. */
export function upnProblems(order: UpnOrder): UpnProblems {
  const checks = Object.entries(checksOf(order)) as [UpnField, UpnProblem | null][];
  return new Map(checks.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem] as const])));
}

function textProblem(text: string, maximum: number, minimum = 0): UpnProblem | null {
  if (!isLatin2(text) || text.trim() !== text) return 'characters';
  return text.length < minimum || text.length > maximum ? 'length' : null;
}

const valueProblem = (isValid: boolean): UpnProblem | null => (isValid ? null : 'value');

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** A Slovenian reference has a two-digit model and at most three parts, joined by dashes. */
function isReference(text: string): boolean {
  return isCreditorReference(text) || (/^SI\d{2}(\d+(-\d+){0,2})?$/.test(text) && text.length <= 26);
}

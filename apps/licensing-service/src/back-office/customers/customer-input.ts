import type { CustomerContact, CustomerContactInput } from '@atrium/api-client/contract';
import { checkEmail, checkVatNumber } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import { type FieldProblem, v7 } from '../../platform';
import { vatNumberProblem } from '../../setup';

/** The country of phones without a calling code, for customers without a country. */
const homeCountry = 'SI';

type Read<T> = { readonly value: T } | { readonly problem: FieldProblem };

/** Normalises a VAT number to one with its prefix. */
export function readVatNumber(typed: string | null, country: string | null): Read<string | null> {
  const check = checkVatNumber(typed ?? '', { country: country ?? undefined, level: 'shape' });
  if (check.valid) return { value: check.normalized };
  return check.reason === 'empty' ? { value: null } : { problem: vatNumberProblem(check, country ?? undefined) };
}

/** Normalises a contact's value: an e-mail to lower case, a phone to E.164. */
export function readContactValue(
  { type, value }: Pick<CustomerContactInput, 'type' | 'value'>,
  country: string | null,
): Read<string> {
  const check =
    type === 'email' ? checkEmail(value) : checkPhone(value, { country: country ?? homeCountry, abroad: true });
  return check.valid ? { value: check.normalized } : { problem: type === 'email' ? 'email_invalid' : 'phone_invalid' };
}

/**
 * Reads the contacts of an input. An unchanged value is kept as it is, also if the customer's country has changed.
 *
 * @param stored the contacts before; an id that is not among them becomes a new one
 */
export function readContacts(
  input: readonly CustomerContactInput[],
  stored: readonly CustomerContact[],
  country: string | null,
): { readonly contacts: CustomerContact[]; readonly problems: Readonly<Record<string, readonly FieldProblem[]>> } {
  const problems: Record<string, readonly FieldProblem[]> = {};
  const used = new Set<string>();
  const contacts = input.map(({ id, type, value }, at): CustomerContact => {
    const before = stored.find((contact) => contact.id === id && !used.has(contact.id));
    if (before !== undefined) used.add(before.id);
    if (before?.type === type && before.value === value) return before;
    const read = readContactValue({ type, value }, country);
    if ('problem' in read) problems[`contacts.${at}.value`] = [read.problem];
    return { id: before?.id ?? v7(), type, value: 'value' in read ? read.value : value };
  });
  return { contacts, problems };
}

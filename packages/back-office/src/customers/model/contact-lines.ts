import type { CustomerContactInput } from '@atrium/api-client/contract';
import { checkEmail } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';

export type ContactType = CustomerContactInput['type'];

/** A contact as typed. */
export interface TypedContact {
  readonly type: ContactType;
  readonly value: string;
}

/** The country of phones without a calling code, for customers without a country. */
const homeCountry = 'SI';

/** Whether the service accepts the value of a contact. */
export function isContact({ type, value }: TypedContact, country: string | null): boolean {
  if (type === 'email') return checkEmail(value).valid;
  return checkPhone(value, { country: country || homeCountry, abroad: true }).valid;
}

const typeOf = (value: string): ContactType => (value.includes('@') ? 'email' : 'phone');

/** The contacts of a pasted text, one a line or a cell; e-mails are those with `@`. */
export const contactsOfText = (text: string): readonly TypedContact[] =>
  text
    .split(/[\r\n\t;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((value) => ({ type: typeOf(value), value }));

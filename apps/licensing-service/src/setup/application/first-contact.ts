import type { ApplicationDraft } from '@atrium/api-client/contract';
import { checkPhone } from '@atrium/validators/phone';
import type { Account } from '../../identity';

/** A number as it stands behind its country's dialling code. */
function withoutDiallingCode(phone: string, country: string): string {
  const verdict = checkPhone(phone, { country });
  return verdict.valid ? verdict.normalized.slice(`+${verdict.diallingCode}`.length) : phone;
}

/** The first administrator is most likely the author: the form begins with the author's contact. */
export function firstContact({ email, phone, countryCode }: Account): ApplicationDraft {
  return { email, phone: withoutDiallingCode(phone, countryCode), phone_country_code: countryCode };
}

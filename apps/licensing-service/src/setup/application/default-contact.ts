import type { ApplicationDraft } from '@atrium/api-client/contract';
import { checkPhone } from '@atrium/validators/phone';
import type { Account } from '../../identity';

function withoutDiallingCode(phone: string, country: string): string {
  const verdict = checkPhone(phone, { country });
  return verdict.valid ? verdict.normalized.slice(`+${verdict.diallingCode}`.length) : phone;
}

/** Prefills the form with the author's contact: the author is usually the first administrator. */
export function defaultContact({ email, phone, countryCode }: Account): ApplicationDraft {
  return { email, phone: withoutDiallingCode(phone, countryCode), phone_country_code: countryCode };
}

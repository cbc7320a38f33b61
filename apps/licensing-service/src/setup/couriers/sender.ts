import type { Sender } from '@atrium/api-client/contract';
import { checkCountryCode, checkEmail, checkPostCode } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import { required, wellFormed } from '../sections/field-rules';
import type { FieldVerdict } from '../sections/section';

/** Problems of a courier's sender; none if the company itself is the sender. */
export function senderProblems(sender: Sender | undefined): FieldVerdict[] {
  if (sender?.separate !== true) return [];
  const country = sender.country ?? undefined;
  const phoneCountry = sender.phone_country_code ?? undefined;
  const verdicts: FieldVerdict[] = [
    ['name', required(sender.name)],
    ['street', required(sender.street)],
    [
      'postal_code',
      required(sender.postal_code) ??
        wellFormed(sender.postal_code, (value) => checkPostCode(value, { country }), 'postal_code_invalid'),
    ],
    ['city', required(sender.city)],
    ['country', required(country) ?? wellFormed(country, checkCountryCode, 'not_a_choice')],
    ['email', wellFormed(sender.email, checkEmail, 'email_invalid')],
    ['phone', wellFormed(sender.phone, (value) => checkPhone(value, { country: phoneCountry }), 'phone_invalid')],
  ];
  return verdicts.map(([field, problem]) => [`sender.${field}`, problem]);
}

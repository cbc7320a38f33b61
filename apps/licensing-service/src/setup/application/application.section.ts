import { checkCountryCode, checkEmail, checkPostCode, checkTenantUrlName, checkVatNumber } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import type { FieldProblem } from '../../platform';
import { vatNumberProblem } from './vat-number-problem';
import { required, wellFormed } from '../sections/field-rules';
import { secretField, type Section } from '../sections/section';

function urlNameProblem(name: string | null | undefined): FieldProblem | null {
  const verdict = checkTenantUrlName(name ?? '');
  if (verdict.valid) return null;
  if (verdict.reason === 'empty' || verdict.reason === 'type') return 'required';
  return verdict.reason === 'reserved' ? 'url_name_reserved' : 'url_name_invalid';
}

/** Checks a draft's URL name. Unlike a live company CRM, a draft may have none. */
export function draftUrlNameProblem(name: string | null | undefined): FieldProblem | null {
  return (name ?? '').trim() === '' ? null : urlNameProblem(name);
}

function companyNumberProblem(input: string | null | undefined, country: string | undefined): FieldProblem | null {
  const verdict = checkVatNumber(input ?? '', { country, level: 'shape' });
  return verdict.valid || verdict.reason === 'empty' ? null : vatNumberProblem(verdict, country);
}

/** Section 1: title, URL, administrator and the company's address. */
export const applicationSection: Section<'application'> = {
  name: 'application',
  secrets: ['password'],
  editableWhenLive: true,
  problems: (application, hasSecret) => {
    const { address = {} } = application;
    const country = address.country ?? undefined;
    const phone = (input: string | null | undefined, code: string | null | undefined) =>
      wellFormed(input, (value) => checkPhone(value, { country: code ?? undefined }), 'phone_invalid');
    return [
      ['title', required(application.title)],
      ['company', required(application.company)],
      ['url_name', urlNameProblem(application.url_name)],
      ['language', required(application.language)],
      ['email', required(application.email) ?? wellFormed(application.email, checkEmail, 'email_invalid')],
      ['phone', required(application.phone) ?? phone(application.phone, application.phone_country_code)],
      ['password', hasSecret('password') ? null : 'required'],
      ['address.country', required(country) ?? wellFormed(country, checkCountryCode, 'not_a_choice')],
      ['address.vat_number', companyNumberProblem(address.vat_number, country)],
      ['address.street', required(address.street)],
      [
        'address.postal_code',
        required(address.postal_code) ??
          wellFormed(address.postal_code, (value) => checkPostCode(value, { country }), 'postal_code_invalid'),
      ],
      ['address.city', required(address.city)],
      ['address.phone', phone(address.phone, address.phone_country_code)],
    ];
  },
};

/** Field of the first CRM administrator's password, stored encrypted until creation hashes it. */
export const passwordField = secretField(applicationSection, 'password');

import type { ApplicationDraft, SubscriptionDraft } from '@atrium/api-client/contract';
import { checkCountryCode, checkEmail, checkPostCode, checkTenantUrlName, checkVatNumber } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import type { FieldProblem, FieldProblems } from '../../http/errors';
import type { FieldMessage } from '../../texts/texts';

export interface Draft {
  readonly application: ApplicationDraft;
  readonly subscription: SubscriptionDraft;
  /** Whether the first CRM administrator's password waits, or has already been handed over. */
  readonly hasPassword: boolean;
}

type Verdict = { readonly valid: boolean; readonly reason?: string };
type Entry = readonly [field: string, problem: FieldProblem | null];

const required = (value: string | null | undefined): FieldProblem | null =>
  (value ?? '').trim() === '' ? 'required' : null;

/** The problem of a value that may be left out; where it must not, `required` comes first. */
const shaped = (
  value: string | null | undefined,
  check: (value: string) => Verdict,
  problem: FieldMessage,
): FieldProblem | null => {
  const typed = (value ?? '').trim();
  return typed === '' || check(typed).valid ? null : problem;
};

function urlNameProblem(name: string | null | undefined): FieldProblem | null {
  const verdict = checkTenantUrlName(name ?? '');
  if (verdict.valid) return null;
  if (verdict.reason === 'empty' || verdict.reason === 'type') return 'required';
  return verdict.reason === 'reserved' ? 'url_name_reserved' : 'url_name_invalid';
}

/** Whether a name typed into a draft can be an application URL's; empty is fine while it is a draft. */
export function draftUrlNameProblem(name: string | null | undefined): FieldProblem | null {
  return (name ?? '').trim() === '' ? null : urlNameProblem(name);
}

function applicationProblems({ application, hasPassword }: Draft): readonly Entry[] {
  const { address = {} } = application;
  const country = address.country ?? undefined;
  const phone = (typed: string | null | undefined, code: string | null | undefined) =>
    shaped(typed, (value) => checkPhone(value, { country: code ?? undefined }), 'phone_invalid');
  return [
    ['title', required(application.title)],
    ['company', required(application.company)],
    ['url_name', urlNameProblem(application.url_name)],
    ['language', required(application.language)],
    ['email', required(application.email) ?? shaped(application.email, checkEmail, 'email_invalid')],
    ['phone', required(application.phone) ?? phone(application.phone, application.phone_country_code)],
    ['password', hasPassword ? null : 'required'],
    ['address.country', required(country) ?? shaped(country, checkCountryCode, 'not_a_choice')],
    [
      'address.vat_number',
      shaped(address.vat_number, (value) => checkVatNumber(value, { country, level: 'shape' }), 'vat_number_invalid'),
    ],
    ['address.street', required(address.street)],
    [
      'address.postal_code',
      required(address.postal_code) ??
        shaped(address.postal_code, (value) => checkPostCode(value, { country }), 'postal_code_invalid'),
    ],
    ['address.city', required(address.city)],
    ['address.phone', phone(address.phone, address.phone_country_code)],
  ];
}

function planProblem({ plan }: SubscriptionDraft): FieldProblem | null {
  if (plan === 'trial') return null;
  return plan === 'paid' ? 'plan_unavailable' : 'required';
}

/** Everything that keeps a draft from becoming a company CRM, by its place: `application.address.vat_number`. */
export function checkDraft(draft: Draft): FieldProblems {
  const entries: readonly Entry[] = [
    ...applicationProblems(draft).map(([field, problem]): Entry => [`application.${field}`, problem]),
    ['subscription.plan', planProblem(draft.subscription)],
  ];
  return Object.fromEntries(entries.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])));
}

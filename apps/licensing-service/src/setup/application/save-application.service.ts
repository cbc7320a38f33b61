import type { ApplicationDraft, ApplicationInput } from '@atrium/api-client/contract';
import {
  asService,
  constraintOf,
  type FieldProblems,
  InvalidInput,
  throwIfInvalid,
  type Transaction,
} from '../../platform';
import { releaseExpiredUrlName, type TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { checkAdministratorPassword } from './administrator-password';
import { applicationSection, draftUrlNameProblem } from './application.section';
import { rejectFixedFields } from './reject-fixed-fields';
import { saveSection } from '../sections/save-section.service';

const urlNameReservation = 7 * 24 * 60 * 60 * 1000;

export interface ApplicationSave {
  readonly id: string;
  readonly version: number;
  readonly input: ApplicationInput;
}

/** Saves Application setup, complete or not, and reserves its URL name for seven days. */
export async function saveApplication(
  dependencies: SetupDependencies,
  call: TenantCall,
  { id, version, input }: ApplicationSave,
) {
  const { database, clock, settings, companyPolicy } = dependencies;
  const { password_confirmation: _confirmation, ...sent } = input;
  const urlName = (sent.url_name ?? '').trim().toLowerCase() || null;
  const problems = applicationProblems(input, settings);
  throwIfInvalid(problems);
  if (urlName !== null) await asService(database, 'other-tenants', (tx) => releaseExpiredUrlName(tx, urlName, clock()));
  const tenant = {
    title: sent.title ?? '',
    company: sent.company ?? '',
    urlName,
    urlNameHeldUntil: urlName === null ? null : new Date(clock().getTime() + urlNameReservation),
    language: sent.language ?? call.user.language,
  };
  const changeFrom = (before: ApplicationDraft) => ({
    tenantId: id,
    userId: call.user.id,
    before,
    sent,
    now: clock(),
  });
  try {
    const section = {
      id,
      version,
      input: { ...sent, url_name: urlName },
      tenant,
      assertAllowed: (tx: Transaction, before: ApplicationDraft) =>
        rejectFixedFields(tx, companyPolicy, changeFrom(before)),
      afterSave: (tx: Transaction, before: ApplicationDraft) => companyPolicy.saved(tx, changeFrom(before)),
    };
    return await saveSection(dependencies, call, applicationSection, section);
  } catch (error) {
    if (constraintOf(error) === 'tenants_url_name_key') throw new InvalidInput({ url_name: ['url_name_taken'] });
    throw error;
  }
}

/** Problems that prevent saving even a draft. */
export function applicationProblems(input: ApplicationInput, settings: SetupDependencies['settings']): FieldProblems {
  const urlProblem = draftUrlNameProblem(input.url_name);
  return {
    ...(urlProblem === null ? {} : { url_name: [urlProblem] }),
    ...checkAdministratorPassword(input, {
      minimum: settings.passwordMinimum,
      words: [input.email ?? undefined, settings.productName],
    }),
  };
}

import type { Operation } from '@atrium/api-client/contract';

/** The steps and causes that the portal has words for; `progress.step.*`, `progress.cause.*`. */
const stepNames = [
  'validate',
  'reserve_url',
  'prepare_database',
  'create_administrator',
  'configure',
  'test_data_provider',
  'register_premises',
  'publish',
  'activate',
  'capture',
  'notify',
  'update_database',
  'record_version',
  'unpublish',
  'close_premises',
  'remove_database',
  'close',
] as const;
const causes = ['incomplete', 'url_taken', 'provisioner_refused', 'gave_up'] as const;

const warnings = [
  'premises_not_registered',
  'premises_not_closed',
  'data_provider_failed',
  'payment_not_captured',
] as const;

export type StepName = (typeof stepNames)[number] | 'other';
export type Cause = (typeof causes)[number] | 'unknown';
export type Warning = (typeof warnings)[number] | 'other';

/** A step of a newer service is still a step. */
export function toStepName(name: string): StepName {
  return stepNames.find((known) => known === name) ?? 'other';
}

export function toCause(cause: string | null): Cause {
  return causes.find((known) => known === cause) ?? 'unknown';
}

/** What went wrong in a step that is done nevertheless. */
export function toWarning(cause: string): Warning {
  return warnings.find((known) => known === cause) ?? 'other';
}

/** What Cancel undoes: a creation, or a change of an existing company CRM. */
export const cancelSubject = ({ kind }: Pick<Operation, 'kind'>) => (kind === 'create' ? 'creation' : 'change');

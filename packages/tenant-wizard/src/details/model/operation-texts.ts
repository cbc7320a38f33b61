import type { Operation } from '@atrium/api-client/contract';

/** Steps and causes that have texts: `progress.step.*`, `progress.cause.*`. */
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

/** A newer service may report unknown steps. */
export function toStepName(name: string): StepName {
  return stepNames.find((known) => known === name) ?? 'other';
}

export function toCause(cause: string | null): Cause {
  return causes.find((known) => known === cause) ?? 'unknown';
}

/** A warning: a problem in a step that was completed nevertheless. */
export function toWarning(cause: string): Warning {
  return warnings.find((known) => known === cause) ?? 'other';
}

/** The effect of Cancel: undoes the creation, or a change of an existing company CRM. */
export const cancelSubject = ({ kind }: Pick<Operation, 'kind'>) => (kind === 'create' ? 'creation' : 'change');

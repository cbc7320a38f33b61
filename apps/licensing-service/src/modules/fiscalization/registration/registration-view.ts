import type { Registration } from '@atrium/api-client/contract';
import type { PremiseRow } from '../premises/premise.repository';
import type { RegistrationRow } from './registration.repository';

/** What people are told of the registration of the premises that are there. */
export function registrationsOf(
  premises: readonly PremiseRow[],
  registrations: readonly RegistrationRow[],
): Registration[] {
  const present = new Set(premises.map(({ id }) => id));
  return registrations
    .filter(({ premise }) => present.has(premise))
    .map(({ premise, state, problem, at }) => ({
      premise,
      state,
      problem: state === 'failed' ? problem : null,
      at: at.toISOString(),
    }));
}

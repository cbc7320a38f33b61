import type { Registration, TenantState } from '@atrium/api-client/contract';
import type { Registrable } from './registration-tasks';

/**
 * Registrations of current premises, and of removed ones not closed yet. All premises of a closed company CRM count as
 * removed.
 */
export function registrationsOf(known: readonly Registrable[], tenantState: TenantState): Registration[] {
  return known.flatMap(({ premise, registration }) => {
    if (registration === null) return [];
    const removed = tenantState === 'closed' || premise.removedAt !== null;
    const { state, problem, at } = registration;
    if (removed && (state === 'closed' || registration.accepted === null)) return [];
    return [
      {
        premise: premise.id,
        premise_id: premise.premiseId,
        removed,
        state,
        problem: state === 'failed' ? problem : null,
        at: at.toISOString(),
      },
    ];
  });
}

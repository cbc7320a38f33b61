import type { Registration, Tenant } from '@atrium/api-client/contract';
import { sampleVehicle } from './sample-fiscalization';
import { sampleTenant } from './sample-tenants';

const premiseId = '019a9f00-0000-7000-8000-0000000000e3';

/** An existing company CRM with one business premise and the state of its registration. */
export function existingWithPremise(change: Partial<Registration> = {}): Tenant {
  const registration: Registration = {
    premise: premiseId,
    premise_id: 'PE3',
    removed: false,
    state: 'failed',
    problem: 'unreachable',
    at: '2026-11-21T07:50:00.000Z',
    ...change,
  };
  return sampleTenant({
    premises: [sampleVehicle({ id: premiseId, premise_id: 'PE3', type: 'movable-c' })],
    registrations: [registration],
  });
}

/** A closed company CRM whose business premise is still open at the tax authority. */
export const closedWithOpenPremise = (change: Partial<Registration> = {}): Tenant => ({
  ...existingWithPremise({ removed: true, ...change }),
  state: 'closed',
  active: false,
  subscription: null,
  allowed_actions: ['close_premises'],
});

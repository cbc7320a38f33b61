import type { Plan } from '@atrium/vitest-config/billing-scenario';
import type { BillingWorld } from '../billing-history/billing-world';

/** A company CRM while its history is played. */
export interface PlayedCrm {
  readonly world: BillingWorld;
  /** The plan that was ordered last, and the one before. */
  plan: Plan;
  before: Plan;
  /** What the operator recorded as received for a payment, by its id, in cents. */
  readonly received: Map<string, number>;
  /** What the operator recorded as paid out, in cents. */
  paidOut: number;
}

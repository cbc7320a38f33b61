import type { Tenant } from '@atrium/api-client/contract';
import type { PricedLine } from '@atrium/api-client/contract/pricing';

type Plan = Tenant['sections']['subscription']['data']['plan'];

export interface PlanLine extends PricedLine {
  readonly id: 'trial';
}

/** What a plan is made of; nothing where none is chosen. The trial costs nothing. */
export function planLines(plan: Plan): readonly PlanLine[] {
  return plan === 'trial' ? [{ id: 'trial', quantity: 1, unit_price: 0, tax_rate: 0 }] : [];
}

import type { Clock, Database, Settings } from '../../platform';
import type { PaymentGateway } from './payment-gateway';
import { createSandboxGateway } from './sandbox/sandbox-gateway';
import { createStripeGateway } from './stripe/stripe-gateway';
import { createStripeConnection } from './stripe/stripe-connection';

/** The gateways by their names, in the order of the settings; the first one keeps new cards. */
export type Gateways = ReadonlyMap<PaymentGateway['name'], PaymentGateway>;

/** What can be paid with whatever card there is, in cents of EUR; 0 where there are none. */
export const minimumChargeOf = (gateways: Gateways): number =>
  Math.max(0, ...[...gateways.values()].map(({ minimumCharge }) => minimumCharge));

/** The gateways that the settings name. */
export function createGateways(
  database: Database,
  { payments, publicUrl, stripe }: Pick<Settings, 'payments' | 'publicUrl' | 'stripe'>,
  clock: Clock,
): Gateways {
  const gateways = payments.flatMap((kind) => {
    if (kind === 'sandbox') return [createSandboxGateway({ database, clock, publicUrl })];
    if (kind === 'stripe' && stripe !== null)
      return [createStripeGateway({ line: createStripeConnection(stripe), database, clock })];
    return [];
  });
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

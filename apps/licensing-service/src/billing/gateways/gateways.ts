import type { Clock, Database, Settings } from '../../platform';
import type { PaymentGateway } from './payment-gateway';
import { createSandboxGateway } from './sandbox/sandbox-gateway';
import { createStripeGateway } from './stripe/stripe-gateway';
import { createStripeConnection } from './stripe/stripe-connection';

/** Gateways by name, in the order of the settings; the first one saves new cards. */
export type Gateways = ReadonlyMap<PaymentGateway['name'], PaymentGateway>;

/** The smallest amount that every gateway can charge, in cents of EUR; 0 without gateways. */
export const minimumChargeOf = (gateways: Gateways): number =>
  Math.max(0, ...[...gateways.values()].map(({ minimumCharge }) => minimumCharge));

/** Creates the gateways that the settings name. */
export function createGateways(
  database: Database,
  { payments, publicUrl, stripe }: Pick<Settings, 'payments' | 'publicUrl' | 'stripe'>,
  clock: Clock,
): Gateways {
  const gateways = payments.flatMap((kind) => {
    if (kind === 'sandbox') return [createSandboxGateway({ database, clock, publicUrl })];
    if (kind === 'stripe' && stripe !== null)
      return [createStripeGateway({ connection: createStripeConnection(stripe), database, clock })];
    return [];
  });
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

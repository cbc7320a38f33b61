import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import type { Settings } from '../../../settings';
import type { PaymentGateway } from './payment-gateway';
import { createSandboxGateway } from './sandbox/sandbox-gateway';

/** The gateways by their names, in the order of the settings; the first one keeps new cards. */
export type Gateways = ReadonlyMap<PaymentGateway['name'], PaymentGateway>;

/** The gateways that the settings name. */
export function createGateways(
  database: Database,
  { payments, publicUrl }: Pick<Settings, 'payments' | 'publicUrl'>,
  clock: Clock,
): Gateways {
  const gateways = payments.flatMap((kind) =>
    kind === 'sandbox' ? [createSandboxGateway({ database, clock, publicUrl })] : [],
  );
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

import type { GatewayName } from '@atrium/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock, Database, Settings } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import type { GatewayDefinition } from './gateway-definition';
import * as list from './gateway-list';
import type { Gateways } from './payment-gateway';

const definitions: Readonly<Record<GatewayName, GatewayDefinition>> = list;
const all = Object.values(definitions);

/** The environment variables of all gateways, for `readSettings`. */
export const gatewaySettings = all.map(({ settings }) => settings);

/** Creates the gateways that the settings enable. */
export function createGateways(database: Database, settings: Settings, clock: Clock): Gateways {
  const names = settings.payments.filter((kind) => kind !== 'bank_transfer');
  const gateways = names.flatMap((name) => definitions[name].open(settings, database, clock) ?? []);
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

/** Webhooks and pages of all gateways. Those of a gateway that is not enabled answer 404. */
export function gatewayRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  for (const { routes } of all) routes(app, dependencies);
}

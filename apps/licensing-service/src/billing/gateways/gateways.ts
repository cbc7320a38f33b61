import type { GatewayName } from '@atrium/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { BillingDependencies } from '../dependencies';
import type { GatewayDefinition, GatewayDependencies } from './gateway-definition';
import * as list from './gateway-list';
import type { Gateways } from './payment-gateway';

const definitions: Readonly<Record<GatewayName, GatewayDefinition>> = list;
const all = Object.values(definitions);

/** The environment variables of all gateways, for `readSettings`. */
export const gatewaySettings = all.map(({ settings }) => settings);

/** Creates the gateways that the settings enable. */
export function createGateways(dependencies: GatewayDependencies): Gateways {
  const names = dependencies.settings.payments.filter((kind) => kind !== 'bank_transfer');
  const gateways = names.flatMap((name) => definitions[name].open(dependencies) ?? []);
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

/** Webhooks and pages of all gateways. Those of a gateway that is not enabled answer 404. */
export function gatewayRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  for (const { routes } of all) routes(app, dependencies);
}

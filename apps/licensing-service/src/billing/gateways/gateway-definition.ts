import type { EndpointSchema, GatewayDeclaration } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewaySettings, GatewayVariables, Settings, ValuesOf } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import type { PaymentGateway } from './payment-gateway';
import type { Webhook } from './webhook';

/** What a gateway works with. */
export type GatewayDependencies = Pick<BillingDependencies, 'database' | 'clock' | 'settings'>;

/** A gateway of the service, as `gateways.ts` uses it. */
export type GatewayDefinition = ReturnType<typeof defineGateway>;

/** The settings that the browser gets. */
type ShownSetting<Declaration> = Declaration extends { readonly browserSettings: infer Fields }
  ? Fields[keyof Fields] & string
  : never;

/** A gateway with a webhook in the contract has one here too. */
type WebhookPart<Declaration, Values> = Declaration extends { readonly webhook: EndpointSchema }
  ? { readonly webhook: Webhook<Values> }
  : { readonly webhook?: undefined };

type GatewayParts<Declaration, Variables extends GatewayVariables> = {
  readonly variables: Variables & Readonly<Record<ShownSetting<Declaration>, unknown>>;
  /** Returns the error of values that conflict with each other, or null. */
  readonly check?: (values: ValuesOf<Variables>) => string | null;
  readonly open: (values: ValuesOf<Variables>, dependencies: GatewayDependencies) => PaymentGateway;
  /** Additional routes. */
  readonly routes?: (app: FastifyInstance, dependencies: BillingDependencies) => void;
} & WebhookPart<Declaration, ValuesOf<Variables>>;

/** Defines what the service does for a gateway of the contract. */
export function defineGateway<Declaration extends GatewayDeclaration, const Variables extends GatewayVariables>(
  { name }: Declaration,
  parts: GatewayParts<Declaration, Variables>,
) {
  type Values = ValuesOf<Variables>;
  const { variables, check, open, routes } = parts;
  const webhook = parts.webhook as Webhook<Values> | undefined;
  /** `readSettings` has read them by `variables`. */
  const valuesOf = ({ gateways }: Settings) => (gateways[name] ?? null) as Values | null;
  return {
    settings: { name, variables, check: (values) => check?.(values as Values) ?? null } satisfies GatewaySettings,
    /** Returns null if the settings do not enable it. */
    open: (dependencies: GatewayDependencies) => {
      const values = valuesOf(dependencies.settings);
      return values === null ? null : open(values, dependencies);
    },
    routes: (app: FastifyInstance, dependencies: BillingDependencies) => {
      routes?.(app, dependencies);
      webhook?.(app, dependencies, name, valuesOf(dependencies.settings));
    },
  };
}

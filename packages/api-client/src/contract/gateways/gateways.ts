import type { GatewayDeclaration } from './gateway-declaration';
import * as list from './gateway-list';

/** Declarations of all payment gateways by name, for the service and tests, because they contain schemas. */
export const gateways = { ...list } satisfies { readonly [Name in keyof typeof list]: { readonly name: Name } };

type Declared = GatewayDeclaration & { readonly name: keyof typeof list };

const declarations: readonly Declared[] = Object.values(gateways);

/** The names of all gateways. */
export const gatewayNames = declarations.map(({ name }) => name);

/** The gateways among the values of `PAYMENTS`, in their order. */
export const gatewaysAmong = (payments: readonly string[]): readonly Declared[] =>
  payments.flatMap((payment) => declarations.filter(({ name }) => name === payment));

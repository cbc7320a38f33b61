import { Type, type Static, type TLiteral, type TNull, type TUnion } from 'typebox';
import { gatewayNames, type gateways } from './gateways';

type Literals = TLiteral<keyof typeof gateways>;

const literals = () => gatewayNames.map((name) => Type.Literal(name));

/** The name of a payment gateway. */
export const gatewayNameSchema = Type.Union(literals()) as unknown as TUnion<[Literals]>;

/** The name of a payment gateway, or null for none. */
export const optionalGatewayNameSchema = Type.Union([...literals(), Type.Null()]) as unknown as TUnion<
  [Literals, TNull]
>;

/** The name of a payment gateway, in `PAYMENTS` and on saved cards. */
export type GatewayName = Static<typeof gatewayNameSchema>;

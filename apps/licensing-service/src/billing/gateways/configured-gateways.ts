import type { PaymentGateway } from './payment-gateway';

/** Enabled gateways by name, in the order of `PAYMENTS`; the first one saves new cards. */
export type Gateways = ReadonlyMap<PaymentGateway['name'], PaymentGateway>;

/** The smallest amount that every gateway can charge, in cents of EUR; 0 without gateways. */
export const minimumChargeOf = (gateways: Gateways): number =>
  Math.max(0, ...[...gateways.values()].map(({ minimumCharge }) => minimumCharge));

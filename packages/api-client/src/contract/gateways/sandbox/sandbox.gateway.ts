import type { GatewayDeclaration } from '../gateway-declaration';

/** The simulated gateway: accepts test cards and moves no money. */
export const sandbox = {
  name: 'sandbox',
  movesMoney: false,
  minimumCharge: 50,
} as const satisfies GatewayDeclaration;

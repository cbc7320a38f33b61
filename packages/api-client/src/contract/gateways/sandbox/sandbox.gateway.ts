import type { GatewayDeclaration } from '../gateway-declaration';

/** The simulated gateway: takes test cards, and moves no money. */
export const sandbox = {
  name: 'sandbox',
  movesMoney: false,
  minimumCharge: 50,
} as const satisfies GatewayDeclaration;

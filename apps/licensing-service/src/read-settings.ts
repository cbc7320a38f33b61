import { gatewaySettings } from './billing';
import { readEnvironment, type Settings } from './platform';

/** All settings of the service, with those that its payment gateways declare. */
export const readSettings = (environment?: Parameters<typeof readEnvironment>[1]): Settings =>
  readEnvironment(gatewaySettings, environment);

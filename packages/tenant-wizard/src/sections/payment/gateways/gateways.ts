import type { GatewayName } from '@atrium/api-client/contract';
import type { CardGateway } from './card-gateway';
import * as list from './gateway-list';

/** The card forms by gateway. Each loads when it is shown, with its texts. */
export const cardGateways: Readonly<Record<GatewayName, CardGateway>> = list;

export const gatewayMessages = Object.values(cardGateways).map(({ messages }) => messages);

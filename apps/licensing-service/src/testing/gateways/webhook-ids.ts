import { gatewayNames, gatewaysAmong } from '@atrium/api-client/contract/schemas';

/** Ids of the webhook endpoints of all gateways, such as `webhooks.stripe`. */
export const webhookIds = gatewaysAmong(gatewayNames).flatMap(({ name, webhook }) =>
  webhook === undefined ? [] : [`webhooks.${name}`],
);

import { defineEndpoint, type CallShape, type Endpoint } from '../endpoint';

/** `POST /webhooks/{gateway}`, answered by 200; called by the payment company alone, which signs what it sends. */
export const webhookEndpoint = <S extends CallShape>(gateway: string): Endpoint<S> =>
  defineEndpoint<S>({
    id: `webhooks.${gateway}`,
    method: 'POST',
    path: `/webhooks/${gateway}`,
    access: { kind: 'public' },
    csrf: 'signed',
    mediaType: 'application/json',
    background: true,
  });

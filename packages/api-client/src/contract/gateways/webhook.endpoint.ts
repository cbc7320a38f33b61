import { defineEndpoint, type CallShape, type Endpoint } from '../endpoint';

/** `POST /webhooks/{gateway}` responds with 200; called only by the gateway, with a signature. */
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

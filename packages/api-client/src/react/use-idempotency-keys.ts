import { useRef } from 'react';
import type { EndpointDefinition } from '../contract';
import type { CallParts } from '../http/client-options';
import { newIdempotencyKey } from '../http/idempotency-key';

/**
 * Sends calls with an idempotency key. Sending the same parts again after a failure reuses the key, so a retry has no
 * second effect. Success clears the key.
 */
export function useIdempotencyKeys() {
  const latest = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  return async <T>(
    { idempotency }: Pick<EndpointDefinition, 'idempotency'>,
    parts: CallParts,
    send: (parts: CallParts) => Promise<T>,
  ): Promise<T> => {
    if (idempotency === undefined) return send(parts);
    const sent = JSON.stringify(parts);
    if (latest.current?.sent !== sent) latest.current = { sent, key: newIdempotencyKey() };
    const response = await send({ idempotencyKey: latest.current.key, ...parts });
    latest.current = undefined;
    return response;
  };
}

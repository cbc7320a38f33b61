import { useRef } from 'react';
import type { EndpointDefinition } from '../contract';
import type { CallParts } from '../http/client-options';
import { newIdempotencyKey } from '../http/idempotency-key';

/**
 * Sends calls that take a key by the one they had when the same was sent before, until it has succeeded: whoever tries
 * again because no answer came makes nothing twice.
 */
export function useKeptKey() {
  const kept = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  return async <T>(
    { idempotency }: Pick<EndpointDefinition, 'idempotency'>,
    parts: CallParts,
    send: (parts: CallParts) => Promise<T>,
  ): Promise<T> => {
    if (idempotency === undefined) return send(parts);
    const sent = JSON.stringify(parts);
    if (kept.current?.sent !== sent) kept.current = { sent, key: newIdempotencyKey() };
    const answer = await send({ idempotencyKey: kept.current.key, ...parts });
    kept.current = undefined;
    return answer;
  };
}

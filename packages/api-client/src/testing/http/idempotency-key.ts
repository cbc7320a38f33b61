import type { CallShape, EndpointDefinition } from '../../contract';
import type { FakeCall, Handler } from './call';
import { ProblemError } from './problem';

/** Runs a request once per key; returns the stored response to a repeated request. */
export function withIdempotencyKey(
  { id }: EndpointDefinition,
  { headers }: Request,
  call: FakeCall,
  handle: Handler<CallShape>,
): unknown {
  const { state, user, params, query, body } = call;
  const key = headers.get('idempotency-key');
  if (key === null || !/^[!-~]{16,255}$/.test(key))
    throw new ProblemError(
      400,
      'idempotency_key_missing',
      'This request needs an Idempotency-Key of 16 to 255 printable characters.',
    );
  const name = `${user().id} ${id} ${key}`;
  const sent = JSON.stringify([params, query, body]);
  const previous = state.idempotencyKeys.get(name);
  if (previous === undefined) {
    const answer = handle(call);
    state.idempotencyKeys.set(name, { sent, answer: structuredClone(answer) });
    return answer;
  }
  if (previous.sent !== sent)
    throw new ProblemError(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was already used for another request.',
      {
        errors: { idempotency_key: ['This form was already sent with other data. Open it again.'] },
      },
    );
  return previous.answer;
}

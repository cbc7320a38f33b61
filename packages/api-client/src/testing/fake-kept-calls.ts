import type { EndpointDefinition } from '../contract';
import { FakeProblem } from './fake-problem';
import type { FakeState } from './fake-state';

interface Named {
  readonly endpoint: EndpointDefinition;
  readonly userId: string;
  readonly key: string | null;
  /** What tells the call from another one. */
  readonly sent: unknown;
}

/** Lets a call with a key happen once, and answers it as it was when it comes again. */
export function onceByKey<T>(state: FakeState, { endpoint, userId, key, sent }: Named, handle: () => T): T {
  if (key === null || !/^[!-~]{16,255}$/.test(key))
    throw new FakeProblem(
      400,
      'idempotency_key_missing',
      'This request needs an Idempotency-Key of 16 to 255 printable characters.',
    );
  const name = `${userId} ${endpoint.id} ${key}`;
  const text = JSON.stringify(sent);
  const kept = state.keptCalls.find((call) => call.name === name);
  if (kept === undefined) {
    const answer = handle();
    state.keptCalls.push({ name, sent: text, answer: structuredClone(answer) });
    return answer;
  }
  if (kept.sent !== text)
    throw new FakeProblem(422, 'idempotency_key_reused', 'This Idempotency-Key was already used for another request.', {
      errors: { idempotency_key: ['This form was already sent with other data. Open it again.'] },
    });
  return kept.answer as T;
}

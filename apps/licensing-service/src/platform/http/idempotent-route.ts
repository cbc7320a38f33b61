import type { AnswerOf, Endpoint } from '@atrium/api-client/contract';
import type { CallOf, EndpointSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../database/database';
import { constraintOf } from '../database/sql-state';
import { fingerprintOf, hashOf } from '../idempotency/fingerprint';
import {
  findIdempotencyKey,
  insertIdempotencyKey,
  saveAnswer,
  type IdempotencyKey,
} from '../idempotency/idempotency-key.repository';
import type { PlatformDependencies } from '../dependencies';
import { DomainError, InvalidInput } from './errors';
import { registerRoute, respondWith, type Call, type Handler } from './route';

/** Keeps what an effect came to, as an id; called in the transaction that has the effect. */
export type Remember = (tx: Transaction, result: string) => Promise<void>;

export interface IdempotentWork<S extends EndpointSchema> {
  /** The effect, which remembers its result in its own transaction: both are there or neither. */
  readonly effect: (call: Call<S>, remember: Remember) => Promise<string>;
  /** The answer to a result; nothing of it is an effect. */
  readonly answer: (call: Call<S>, result: string) => Promise<AnswerOf<CallOf<S>>>;
}

type Dependencies = Pick<PlatformDependencies, 'database' | 'clock'>;

/**
 * Puts an endpoint on the wire whose calls happen once by their `Idempotency-Key`: sent again by the same user with the
 * same key, a call is answered as it was, and one that differs is refused.
 */
export function idempotentRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  { database, clock }: Dependencies,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  { effect, answer }: IdempotentWork<NoInfer<S>>,
): void {
  async function answered(call: Call<NoInfer<S>>, kept: Omit<IdempotencyKey, 'answer'>) {
    const built = await answer(call, kept.result);
    await saveAnswer(database, kept, built);
    return built;
  }

  async function again(call: Call<NoInfer<S>>, fingerprint: string, kept: IdempotencyKey) {
    if (kept.fingerprint !== fingerprint)
      throw new InvalidInput({ idempotency_key: ['idempotency_key_reused'] }, 'idempotency_key_reused');
    call.reply.header('idempotency-replayed', 'true');
    return kept.answer === null ? answered(call, kept) : (kept.answer as AnswerOf<CallOf<S>>);
  }

  const handler: Handler<NoInfer<S>> = async (call) => {
    const name = { userId: call.user.id, endpoint: endpoint.id, keyHash: hashOf(keyOf(call.request.headers)) };
    const fingerprint = fingerprintOf(call.params, call.query, call.body);
    const before = await findIdempotencyKey(database, name);
    if (before !== null) return again(call, fingerprint, before);
    const created = { ...name, fingerprint, createdAt: clock() };
    try {
      const result = await effect(call, (tx, value) => insertIdempotencyKey(tx, { ...created, result: value }));
      return await answered(call, { ...created, result });
    } catch (error) {
      if (constraintOf(error) !== 'idempotency_keys_key') throw error;
      const meanwhile = await findIdempotencyKey(database, name);
      if (meanwhile === null) throw error;
      return again(call, fingerprint, meanwhile);
    }
  };
  registerRoute<S>(app, endpoint, schema, { respond: respondWith(endpoint, schema, handler) });
}

function keyOf({ 'idempotency-key': key }: Readonly<Record<string, string | string[] | undefined>>): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{16,255}$/.test(key)) return key;
  throw new DomainError(400, 'idempotency_key_missing');
}

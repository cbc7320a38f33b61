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

/** Saves the result id of an effect. Call it in the transaction of the effect. */
export type Remember = (tx: Transaction, result: string) => Promise<void>;

export interface IdempotentHandler<S extends EndpointSchema> {
  /** Runs the effect and saves its result in the same transaction, so both commit or neither does. */
  readonly effect: (call: Call<S>, remember: Remember) => Promise<string>;
  /** Builds the response to a result. Must have no side effects. */
  readonly answer: (call: Call<S>, result: string) => Promise<AnswerOf<CallOf<S>>>;
}

type Dependencies = Pick<PlatformDependencies, 'database' | 'clock' | 'failpoint'>;

/**
 * Registers an endpoint with idempotent requests. A repeated request with the same user and `Idempotency-Key` gets
 * the first response; a different request with the same key is rejected.
 */
export function idempotentRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  { database, clock, failpoint }: Dependencies,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  { effect, answer }: IdempotentHandler<NoInfer<S>>,
): void {
  async function buildAndSave(call: Call<NoInfer<S>>, saved: Omit<IdempotencyKey, 'answer'>) {
    const built = await answer(call, saved.result);
    await saveAnswer(database, saved, built);
    return built;
  }

  async function replay(call: Call<NoInfer<S>>, fingerprint: string, saved: IdempotencyKey) {
    if (saved.fingerprint !== fingerprint)
      throw new InvalidInput({ idempotency_key: ['idempotency_key_reused'] }, 'idempotency_key_reused');
    call.reply.header('idempotency-replayed', 'true');
    return saved.answer === null ? buildAndSave(call, saved) : (saved.answer as AnswerOf<CallOf<S>>);
  }

  const handler: Handler<NoInfer<S>> = async (call) => {
    const name = { userId: call.user.id, endpoint: endpoint.id, keyHash: hashOf(keyOf(call.request.headers)) };
    const fingerprint = fingerprintOf(call.params, call.query, call.body);
    const existing = await findIdempotencyKey(database, name);
    if (existing !== null) return replay(call, fingerprint, existing);
    const created = { ...name, fingerprint, createdAt: clock() };
    try {
      failpoint(endpoint.id, 'before');
      const result = await effect(call, async (tx, value) => {
        await insertIdempotencyKey(tx, { ...created, result: value });
        failpoint(endpoint.id, 'after-effect');
      });
      failpoint(endpoint.id, 'after-commit');
      return await buildAndSave(call, { ...created, result });
    } catch (error) {
      if (constraintOf(error) !== 'idempotency_keys_key') throw error;
      const concurrent = await findIdempotencyKey(database, name);
      if (concurrent === null) throw error;
      return replay(call, fingerprint, concurrent);
    }
  };
  registerRoute<S>(app, endpoint, schema, { respond: respondWith(endpoint, schema, handler) });
}

function keyOf({ 'idempotency-key': key }: Readonly<Record<string, string | string[] | undefined>>): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{16,255}$/.test(key)) return key;
  throw new DomainError(400, 'idempotency_key_missing');
}

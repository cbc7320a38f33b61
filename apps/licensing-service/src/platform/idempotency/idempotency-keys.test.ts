import { payEndpoint } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Tenant } from '@atrium/api-client/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inScope } from '../database/scope';
import { mailMessages } from '../mail/mail.table';
import { dumpDatabase } from '../../testing/dump-database';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testClock } from '../../testing/test-clock';
import { idempotencyKeys } from './idempotency-key.table';
import { deleteExpiredKeysJob } from './delete-expired-keys.job';

const hour = 3_600_000;
const time = testClock();
let test: TenantsApp;
let ana: Person;
let people = 0;
let keys = 0;
const newKey = () => `zelena-dolina-key-${(keys += 1)}`;

beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { clock: time.clock } });
});
afterAll(() => test.close());
beforeEach(async () => {
  people += 1;
  ana = await test.person(`Ana${people}`);
});

const named = (key: string) => ({ headers: { 'idempotency-key': key } });
const makeDraft = (key: string, person = ana) => person.client.post('/tenants', {}, named(key));
const drafts = async () => (await ana.client.get('/tenants')).json<{ total: number }>().total;
const idOf = (answer: LightMyRequestResponse) => answer.json<Tenant>().id;
const isReplayed = (answer: LightMyRequestResponse) => answer.headers['idempotency-replayed'] === 'true';

describe('a call with a key', () => {
  it('happens once, and is answered the same however often it is sent', async () => {
    const key = newKey();
    const first = await makeDraft(key);
    expect([first.statusCode, isReplayed(first)]).toEqual([201, false]);
    await ana.client.put(`/tenants/${idOf(first)}/sections/subscription`, { plan: 'trial', _version: 0 });
    const second = await makeDraft(key);
    expect([second.statusCode, isReplayed(second), second.body]).toEqual([201, true, first.body]);
    expect(await drafts()).toBe(1);
    expect(idOf(await makeDraft(newKey()))).not.toBe(idOf(first));
  });

  it('happens once when it is sent many times at once', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => makeDraft(key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1);
    expect(await drafts()).toBe(1);
  });

  it('is answered after a crash between its effect and its answer', async () => {
    const key = newKey();
    const first = await makeDraft(key);
    await test.database.update(idempotencyKeys).set({ answer: null });
    expect((await makeDraft(key)).body).toBe(first.body);
    expect(await drafts()).toBe(1);
  });

  it('is refused where it is another call', async () => {
    const [one, other] = [idOf(await makeDraft(newKey())), idOf(await makeDraft(newKey()))];
    const ask = (id: string, key: string) => ana.client.post(`/tenants/${id}/vpn-request`, {}, named(key));
    const copy = (title: string, key: string) => ana.client.post(`/tenants/duplicate/${one}`, { title }, named(key));
    const [asked, copied] = [newKey(), newKey()];
    expect([(await ask(one, asked)).statusCode, (await copy('Kopija', copied)).statusCode]).toEqual([200, 201]);
    for (const answer of [await ask(other, asked), await copy('Druga kopija', copied)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'idempotency_key_reused',
        errors: { idempotency_key: [expect.any(String)] },
      });
    }
    expect(await drafts()).toBe(3);
  });

  it('asks the operator for a VPN once, also much later', async () => {
    const id = idOf(await makeDraft(newKey()));
    const key = newKey();
    const ask = () => ana.client.post(`/tenants/${id}/vpn-request`, {}, named(key));
    const first = await ask();
    time.forward(2 * hour);
    expect((await ask()).json()).toEqual(first.json());
    const mails = await test.database.select().from(mailMessages);
    expect(mails.filter(({ to }) => to === ana.user.email)).toHaveLength(1);
  });

  it('is its user’s own, and its endpoint’s', async () => {
    const bor = await test.person(`Bor${people}`);
    const key = newKey();
    const [own, others] = [await makeDraft(key), await makeDraft(key, bor)];
    expect(idOf(others)).not.toBe(idOf(own));
    expect((await ana.client.post(`/tenants/${idOf(own)}/vpn-request`, {}, named(key))).statusCode).toBe(200);
    const seen = await inScope(test.database, { userId: bor.user.id }, (tx) => tx.select().from(idempotencyKeys));
    expect(seen.map(({ userId }) => userId)).toEqual([bor.user.id]);
  });

  it('that was refused was none', async () => {
    for (let count = 0; count < 5; count += 1) await makeDraft(newKey());
    const key = newKey();
    expect((await makeDraft(key)).statusCode).toBe(409);
    const { data } = (await ana.client.get('/tenants')).json<{ data: Tenant[] }>();
    await ana.client.delete(`/tenants/${data[0]?.id}`);
    expect((await makeDraft(key)).statusCode).toBe(201);
  });

  it.each(['', 'fifteen-letters', 'a'.repeat(256), 'sixteen letters!'])('is refused when it is %j', async (key) => {
    const answer = await makeDraft(key);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'idempotency_key_missing']);
  });

  it('is forgotten after a day, and never kept by its words', async () => {
    const key = newKey();
    const first = await makeDraft(key);
    expect((await dumpDatabase(test.database)).get('public.idempotency_keys')).not.toContain(key);
    const sweep = () => deleteExpiredKeysJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, {});
    time.forward(23 * hour);
    await sweep();
    expect(idOf(await makeDraft(key))).toBe(idOf(first));
    time.forward(2 * hour);
    await sweep();
    expect(idOf(await makeDraft(key))).not.toBe(idOf(first));
  });

  it('that pays is forgotten after three days', async () => {
    const call = { userId: ana.user.id, endpoint: payEndpoint.id, keyHash: newKey(), fingerprint: '', result: '' };
    await test.database.insert(idempotencyKeys).values({ ...call, createdAt: time.clock() });
    const isKept = async () => {
      await deleteExpiredKeysJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, {});
      const rows = await test.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, call.keyHash));
      return rows.length === 1;
    };
    time.forward(71 * hour);
    expect(await isKept()).toBe(true);
    time.forward(2 * hour);
    expect(await isKept()).toBe(false);
  });
});

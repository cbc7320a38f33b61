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

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const createDraft = (key: string, person = ana) => person.client.post('/tenants', {}, withKey(key));
const drafts = async () => (await ana.client.get('/tenants')).json<{ total: number }>().total;
const idOf = (answer: LightMyRequestResponse) => answer.json<Tenant>().id;
const isReplayed = (answer: LightMyRequestResponse) => answer.headers['idempotency-replayed'] === 'true';

describe('idempotent requests', () => {
  it('run once and get the same response each time', async () => {
    const key = newKey();
    const first = await createDraft(key);
    expect([first.statusCode, isReplayed(first)]).toEqual([201, false]);
    await ana.client.put(`/tenants/${idOf(first)}/sections/subscription`, { plan: 'trial', _version: 0 });
    const second = await createDraft(key);
    expect([second.statusCode, isReplayed(second), second.body]).toEqual([201, true, first.body]);
    expect(await drafts()).toBe(1);
    expect(idOf(await createDraft(newKey()))).not.toBe(idOf(first));
  });

  it('run once when sent concurrently', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createDraft(key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1);
    expect(await drafts()).toBe(1);
  });

  it('get a response after a crash between effect and response', async () => {
    const key = newKey();
    const first = await createDraft(key);
    await test.database.update(idempotencyKeys).set({ answer: null });
    expect((await createDraft(key)).body).toBe(first.body);
    expect(await drafts()).toBe(1);
  });

  it('are rejected if the key was used for a different request', async () => {
    const [one, other] = [idOf(await createDraft(newKey())), idOf(await createDraft(newKey()))];
    const requestVpn = (id: string, key: string) => ana.client.post(`/tenants/${id}/vpn-request`, {}, withKey(key));
    const copy = (title: string, key: string) => ana.client.post(`/tenants/duplicate/${one}`, { title }, withKey(key));
    const [requestKey, copyKey] = [newKey(), newKey()];
    expect([(await requestVpn(one, requestKey)).statusCode, (await copy('Kopija', copyKey)).statusCode]).toEqual([
      200, 201,
    ]);
    for (const answer of [await requestVpn(other, requestKey), await copy('Druga kopija', copyKey)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'idempotency_key_reused',
        errors: { idempotency_key: [expect.any(String)] },
      });
    }
    expect(await drafts()).toBe(3);
  });

  it('send a VPN request once, even hours later', async () => {
    const id = idOf(await createDraft(newKey()));
    const key = newKey();
    const requestVpn = () => ana.client.post(`/tenants/${id}/vpn-request`, {}, withKey(key));
    const first = await requestVpn();
    time.forward(2 * hour);
    expect((await requestVpn()).json()).toEqual(first.json());
    const mails = await test.database.select().from(mailMessages);
    expect(mails.filter(({ to }) => to === ana.user.email)).toHaveLength(1);
  });

  it('use keys scoped to user and endpoint', async () => {
    const bor = await test.person(`Bor${people}`);
    const key = newKey();
    const [own, others] = [await createDraft(key), await createDraft(key, bor)];
    expect(idOf(others)).not.toBe(idOf(own));
    expect((await ana.client.post(`/tenants/${idOf(own)}/vpn-request`, {}, withKey(key))).statusCode).toBe(200);
    const seen = await inScope(test.database, { userId: bor.user.id }, (tx) => tx.select().from(idempotencyKeys));
    expect(seen.map(({ userId }) => userId)).toEqual([bor.user.id]);
  });

  it('do not save the key of a rejected request', async () => {
    for (let count = 0; count < 5; count += 1) await createDraft(newKey());
    const key = newKey();
    expect((await createDraft(key)).statusCode).toBe(409);
    const { data } = (await ana.client.get('/tenants')).json<{ data: Tenant[] }>();
    await ana.client.delete(`/tenants/${data[0]?.id}`);
    expect((await createDraft(key)).statusCode).toBe(201);
  });

  it.each(['', 'fifteen-letters', 'a'.repeat(256), 'sixteen letters!'])(
    'are rejected with the invalid key %j',
    async (key) => {
      const answer = await createDraft(key);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'idempotency_key_missing']);
    },
  );

  it('store keys for one day, and only as hashes', async () => {
    const key = newKey();
    const first = await createDraft(key);
    expect((await dumpDatabase(test.database)).get('public.idempotency_keys')).not.toContain(key);
    const deleteExpired = () =>
      deleteExpiredKeysJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, {});
    time.forward(23 * hour);
    await deleteExpired();
    expect(idOf(await createDraft(key))).toBe(idOf(first));
    time.forward(2 * hour);
    await deleteExpired();
    expect(idOf(await createDraft(key))).not.toBe(idOf(first));
  });

  it('store keys of payments for three days', async () => {
    const call = { userId: ana.user.id, endpoint: payEndpoint.id, keyHash: newKey(), fingerprint: '', result: '' };
    await test.database.insert(idempotencyKeys).values({ ...call, createdAt: time.clock() });
    const isStored = async () => {
      await deleteExpiredKeysJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, {});
      const rows = await test.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, call.keyHash));
      return rows.length === 1;
    };
    time.forward(71 * hour);
    expect(await isStored()).toBe(true);
    time.forward(2 * hour);
    expect(await isStored()).toBe(false);
  });
});

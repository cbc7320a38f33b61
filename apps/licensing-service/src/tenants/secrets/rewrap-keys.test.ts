import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noFailpoint } from '../../platform';
import { buildTenantsApp, type TenantsApp } from '../../testing/tenants-app';
import { checkSecretKeys } from './check-keys';
import { countWrapped, rewrapDataKeys } from './rewrap-keys';
import { tenantKeys, tenantSecrets } from './secret.table';
import { readSecret, setSecret } from './tenant-secrets';

const key = (id: string) => ({ id, key: randomBytes(32) });
const [first, second, third] = [key('k1'), key('k2'), key('k3')];
const field = 'plugins.newsletter.api_key';

let test: TenantsApp;
let ids: string[];

beforeAll(async () => {
  test = await buildTenantsApp();
  const ana = await test.person('Ana');
  ids = [];
  for (const value of ['a', 'b', 'c']) {
    const { id } = (await ana.client.post('/tenants', {})).json<{ id: string }>();
    await setSecret(test.database, [first], { tenantId: id, field, value, at: test.dependencies.clock() });
    ids.push(id);
  }
});
afterAll(() => test.close());

const rewrap = (keys: (typeof first)[]) => rewrapDataKeys({ database: test.database, keys, failpoint: noFailpoint });
const values = (keys: (typeof first)[]) =>
  Promise.all(ids.map((id) => readSecret(test.database, keys, id, field).catch((error: Error) => error.message)));

describe('rewrapDataKeys', () => {
  it('rewraps data keys with the newest key and leaves envelopes unchanged', async () => {
    const envelopes = await test.database.select().from(tenantSecrets);
    expect(await rewrap([second, first])).toEqual({ done: 3, damaged: [] });
    expect(await values([second])).toEqual(['a', 'b', 'c']);
    expect(await test.database.select().from(tenantSecrets)).toEqual(envelopes);
    expect(await rewrap([second, first])).toEqual({ done: 0, damaged: [] });
  });

  it('skips damaged data keys and rewraps the rest', async () => {
    const [, damaged = ''] = ids;
    const where = eq(tenantKeys.tenantId, damaged);
    const [row] = await test.database.select().from(tenantKeys).where(where);
    const broken = (row?.wrappedKey ?? '').replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    await test.database.update(tenantKeys).set({ wrappedKey: broken }).where(where);
    expect(await rewrap([third, second])).toEqual({ done: 2, damaged: [damaged] });
    expect(await values([third, second])).toEqual(['a', 'A secret cannot be decrypted: integrity.', 'c']);
    await test.database
      .update(tenantKeys)
      .set({ wrappedKey: row?.wrappedKey ?? '' })
      .where(where);
    expect(await rewrap([third, second])).toEqual({ done: 1, damaged: [] });
  });

  it('requires the key at startup: checkSecretKeys rejects a missing key and a wrong key of the same id', async () => {
    expect([...(await countWrapped(test.database)).keys()]).toEqual(['k3']);
    await expect(checkSecretKeys(test.database, [second, first])).rejects.toThrow(
      'Secrets are encrypted with the key "k3", which is missing.',
    );
    await expect(checkSecretKeys(test.database, [key('k3')])).rejects.toThrow('The key "k3" is not the one');
    await expect(checkSecretKeys(test.database, [second, third])).resolves.toBeUndefined();
  });
});

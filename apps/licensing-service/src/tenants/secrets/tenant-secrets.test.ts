import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, type TenantsApp } from '../../testing/tenants-app';
import { testSecretKeys } from '../../testing/test-app';
import { EnvelopeError } from '../../platform';
import { tenantKeys, tenantSecrets } from './secret.table';
import { readSecret, setSecret } from './tenant-secrets';

const [gls, dpd] = ['couriers.gls.password', 'couriers.dpd.password'];

let test: TenantsApp;
let one: string;
let other: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  const { client } = await test.person('Ana');
  const make = async () => (await client.post('/tenants', {})).json<{ id: string }>().id;
  [one, other] = [await make(), await make()];
  for (const tenantId of [one, other])
    for (const field of [gls, dpd])
      await setSecret(test.database, testSecretKeys, {
        tenantId,
        field,
        value: 'modra-7',
        at: test.dependencies.clock(),
      });
});
afterAll(() => test.close());

const rowOf = (tenantId: string, field: string) =>
  and(eq(tenantSecrets.tenantId, tenantId), eq(tenantSecrets.field, field));
const read = (tenantId: string, field: string) => readSecret(test.database, testSecretKeys, tenantId, field);

async function envelopeOf(tenantId: string, field: string): Promise<string> {
  const [row] = await test.database.select().from(tenantSecrets).where(rowOf(tenantId, field));
  return row?.envelope ?? '';
}

/** Reads a secret after replacing its envelope, then restores the envelope. */
async function readWith(envelope: string): Promise<string | null> {
  const original = await envelopeOf(one, gls);
  await test.database.update(tenantSecrets).set({ envelope }).where(rowOf(one, gls));
  try {
    return await read(one, gls);
  } finally {
    await test.database.update(tenantSecrets).set({ envelope: original }).where(rowOf(one, gls));
  }
}

describe('readSecret', () => {
  it('rejects the envelope of another field or another company CRM', async () => {
    expect(await read(one, gls)).toBe('modra-7');
    await expect(readWith(await envelopeOf(one, dpd))).rejects.toThrow(EnvelopeError);
    await expect(readWith(await envelopeOf(other, gls))).rejects.toThrow(EnvelopeError);
    expect(await read(one, gls)).toBe('modra-7');
  });

  it('rejects the data key of another company CRM', async () => {
    const keys = await test.database.select().from(tenantKeys);
    const keyOf = (tenantId: string) => keys.find((key) => key.tenantId === tenantId)?.wrappedKey ?? '';
    const setWrappedKey = (wrappedKey: string) =>
      test.database.update(tenantKeys).set({ wrappedKey }).where(eq(tenantKeys.tenantId, one));
    await setWrappedKey(keyOf(other));
    await expect(read(one, gls)).rejects.toThrow(EnvelopeError);
    await setWrappedKey(keyOf(one));
  });
});

import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { type DatabaseHandle, seal, type SecretKey, unseal } from '../../platform';
import { tenantKeys, tenantSecrets } from './secret.table';

/** Authenticated context of an envelope: `table|column|row|tenant`. */
export const keyPlace = (tenantId: string) => `tenant_keys|wrapped_key|${tenantId}|${tenantId}`;
const secretPlace = (tenantId: string, field: string) => `tenant_secrets|envelope|${field}|${tenantId}`;

const instancePlace = (tenantId: string, field: string) => `crm.secrets|envelope|${field}|${tenantId}`;

const dataKeyId = 'tenant';

async function findDataKey(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  tenantId: string,
): Promise<SecretKey | null> {
  const [row] = await db.select().from(tenantKeys).where(eq(tenantKeys.tenantId, tenantId));
  return row === undefined ? null : { id: dataKeyId, key: unseal(keys, row.wrappedKey, keyPlace(tenantId)) };
}

async function ensureDataKey(db: DatabaseHandle, keys: readonly SecretKey[], tenantId: string): Promise<SecretKey> {
  const [newest] = keys;
  if (newest === undefined) throw new Error('No secret key is configured.');
  const wrappedKey = seal(newest, randomBytes(32), keyPlace(tenantId));
  await db.insert(tenantKeys).values({ tenantId, keyId: newest.id, wrappedKey }).onConflictDoNothing();
  const dataKey = await findDataKey(db, keys, tenantId);
  if (dataKey === null) throw new Error('Failed to create the data key of a tenant.');
  return dataKey;
}

/** Encrypts a secret and replaces the previous one of the field. */
export async function setSecret(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  secret: { tenantId: string; field: string; value: string; at: Date },
): Promise<void> {
  const { tenantId, field } = secret;
  const dataKey = await ensureDataKey(db, keys, tenantId);
  const envelope = seal(dataKey, Buffer.from(secret.value, 'utf8'), secretPlace(tenantId, field));
  await db
    .insert(tenantSecrets)
    .values({ tenantId, field, envelope, updatedAt: secret.at })
    .onConflictDoUpdate({
      target: [tenantSecrets.tenantId, tenantSecrets.field],
      set: { envelope, updatedAt: secret.at },
    });
}

/** Returns the plaintext; null if the secret is not set. */
export async function readSecret(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  tenantId: string,
  field: string,
): Promise<string | null> {
  return (await readSecrets(db, keys, tenantId, [field])).get(field) ?? null;
}

/** Returns the plaintexts of those secrets that are set, by field. */
export async function readSecrets(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  tenantId: string,
  fields: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ field: tenantSecrets.field, envelope: tenantSecrets.envelope })
    .from(tenantSecrets)
    .where(and(eq(tenantSecrets.tenantId, tenantId), inArray(tenantSecrets.field, [...fields])));
  if (rows.length === 0) return new Map();
  const dataKey = await findDataKey(db, keys, tenantId);
  if (dataKey === null) throw new Error('The data key of a tenant is missing.');
  const open = (field: string, envelope: string) => unseal([dataKey], envelope, secretPlace(tenantId, field));
  return new Map(rows.map(({ field, envelope }) => [field, open(field, envelope).toString('utf8')]));
}

/** Encrypts a secret for storage in the company CRM's own schema. */
export async function sealForInstance(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  { tenantId, field, value }: { readonly tenantId: string; readonly field: string; readonly value: string },
): Promise<string> {
  const dataKey = await ensureDataKey(db, keys, tenantId);
  return seal(dataKey, Buffer.from(value, 'utf8'), instancePlace(tenantId, field));
}

export async function removeSecret(db: DatabaseHandle, tenantId: string, field: string): Promise<void> {
  await db.delete(tenantSecrets).where(and(eq(tenantSecrets.tenantId, tenantId), eq(tenantSecrets.field, field)));
}

/** Deletes every secret of a tenant, and the data key, so that copies in backups cannot be decrypted. */
export async function destroySecrets(db: DatabaseHandle, tenantId: string): Promise<void> {
  await db.delete(tenantSecrets).where(eq(tenantSecrets.tenantId, tenantId));
  await db.delete(tenantKeys).where(eq(tenantKeys.tenantId, tenantId));
}

/** Time each secret was set, by field. Values are never returned. */
export async function secretsSetAt(db: DatabaseHandle, tenantId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ field: tenantSecrets.field, updatedAt: tenantSecrets.updatedAt })
    .from(tenantSecrets)
    .where(eq(tenantSecrets.tenantId, tenantId));
  return new Map(rows.map(({ field, updatedAt }) => [field, updatedAt]));
}

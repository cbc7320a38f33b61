import { eq } from 'drizzle-orm';
import { type Database, EnvelopeError, type SecretKey, StartupError, unseal } from '../../platform';
import { countWrapped } from './rewrap-keys';
import { tenantKeys } from './secret.table';
import { keyPlace } from './tenant-secrets';

/** Rows to try: one damaged row must not stop startup, but this many failures mean a wrong key. */
const sampleSize = 5;

/** Throws a startup error if a key of stored secrets is missing or wrong. */
export async function checkSecretKeys(database: Database, keys: readonly SecretKey[]): Promise<void> {
  for (const keyId of (await countWrapped(database)).keys()) {
    if (!keys.some(({ id }) => id === keyId))
      throw new StartupError(
        `Secrets are encrypted with the key "${keyId}", which is missing. Put it back into SECRET_KEYS, or into the file of keys in the data folder.`,
      );
    if (!(await canUnwrapAny(database, keys, keyId)))
      throw new StartupError(
        `The key "${keyId}" is not the one that secrets were encrypted with. Put the right one into SECRET_KEYS, or into the file of keys in the data folder.`,
      );
  }
}

async function canUnwrapAny(database: Database, keys: readonly SecretKey[], keyId: string): Promise<boolean> {
  const rows = await database.select().from(tenantKeys).where(eq(tenantKeys.keyId, keyId)).limit(sampleSize);
  return rows.some((row) => canUnwrap(keys, row));
}

function canUnwrap(keys: readonly SecretKey[], { tenantId, wrappedKey }: typeof tenantKeys.$inferSelect): boolean {
  try {
    unseal(keys, wrappedKey, keyPlace(tenantId));
    return true;
  } catch (error) {
    if (error instanceof EnvelopeError) return false;
    throw error;
  }
}

import { eq } from 'drizzle-orm';
import { type Database, EnvelopeRefused, type SecretKey, StartupError, unseal } from '../../platform';
import { countWrapped } from './rewrap-keys';
import { tenantKeys } from './secret.table';
import { keyPlace } from './tenant-secrets';

/** One damaged row must not keep the service from starting; so many that do not open mean another key. */
const tried = 5;

/** Refuses a start with which secrets that are kept could not be read: a key that is missing, or is another one. */
export async function checkSecretKeys(database: Database, keys: readonly SecretKey[]): Promise<void> {
  for (const keyId of (await countWrapped(database)).keys()) {
    if (!keys.some(({ id }) => id === keyId))
      throw new StartupError(
        `Secrets are encrypted with the key "${keyId}", which is missing. Put it back into SECRET_KEYS, or into the file of keys in the data folder.`,
      );
    if (!(await opensAny(database, keys, keyId)))
      throw new StartupError(
        `The key "${keyId}" is not the one that secrets were encrypted with. Put the right one into SECRET_KEYS, or into the file of keys in the data folder.`,
      );
  }
}

async function opensAny(database: Database, keys: readonly SecretKey[], keyId: string): Promise<boolean> {
  const rows = await database.select().from(tenantKeys).where(eq(tenantKeys.keyId, keyId)).limit(tried);
  return rows.some((row) => opens(keys, row));
}

function opens(keys: readonly SecretKey[], { tenantId, wrappedKey }: typeof tenantKeys.$inferSelect): boolean {
  try {
    unseal(keys, wrappedKey, keyPlace(tenantId));
    return true;
  } catch (error) {
    if (error instanceof EnvelopeRefused) return false;
    throw error;
  }
}

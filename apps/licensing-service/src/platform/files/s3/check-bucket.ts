import { DomainError } from '../../http/errors';
import type { S3Settings } from '../../settings/settings';
import { StartupError } from '../../startup-error';
import type { FileStore } from '../file-store';
import { S3Refused } from './s3-refused';

const timeout = 10_000;
const maximum = 64;

/**
 * Stores, reads and deletes a small file, and tries to read it and the bucket without credentials. A service that does
 * not answer passes: the portal must start without it.
 *
 * @throws StartupError if the settings do not work or the bucket is public
 */
export async function checkBucket(files: FileStore, { endpoint, bucket }: S3Settings): Promise<void> {
  try {
    const { id } = await files.put([Buffer.from('Atrium checks that this bucket is private.')], maximum);
    const isPublic = await Promise.all([
      isReadable(`${endpoint}/${bucket}/${id}`),
      isReadable(`${endpoint}/${bucket}`),
    ]);
    await files.delete(id);
    if (isPublic.includes(true))
      throw new StartupError(`Anyone can read the bucket ${bucket}. Make it private before files are stored in it.`);
  } catch (error) {
    const refusal = error instanceof DomainError ? error.cause : null;
    if (refusal instanceof S3Refused && refusal.status < 500)
      throw new StartupError(`The bucket ${bucket} refused a file (${refusal.code}). Check the FILES_S3_ settings.`);
    if (!(error instanceof DomainError)) throw error;
  }
}

async function isReadable(address: string): Promise<boolean> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}

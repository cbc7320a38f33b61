import { StartupError } from '../startup-error';
import { loopbackHosts } from './loopback-hosts';
import type { S3Settings } from './settings';

const required = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'];

/** Reads the FILES_S3_ settings: all or none. Errors never repeat a key. */
export function readS3(read: (name: string) => string | null): S3Settings | null {
  const missing = required.filter((name) => read(name) === null);
  if (missing.length === required.length) return null;
  if (missing.length > 0) throw new StartupError(`Files in S3 also need ${missing.join(', ')}.`);
  return {
    endpoint: readEndpoint(read('FILES_S3_ENDPOINT') ?? ''),
    bucket: readBucket(read('FILES_S3_BUCKET') ?? ''),
    region: read('FILES_S3_REGION') ?? 'us-east-1',
    accessKeyId: read('FILES_S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read('FILES_S3_SECRET_ACCESS_KEY') ?? '',
  };
}

function readEndpoint(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isEncrypted = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.includes(url.hostname));
  if (url === null || !isEncrypted || url.origin !== value.replace(/\/$/, ''))
    throw new StartupError(
      `FILES_S3_ENDPOINT must be an https address such as https://s3.eu-central-1.amazonaws.com, not "${value}".`,
    );
  return url.origin;
}

function readBucket(value: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) return value;
  throw new StartupError(`FILES_S3_BUCKET must be the name of a bucket, such as atrium-files, not "${value}".`);
}

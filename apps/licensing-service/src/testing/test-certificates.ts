import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../platform';

const read = (name: string) => readFileSync(join(packageFolder, 'src/testing/certificates', name), 'utf8');

/** PEM files of a test CA and of servers it signed. */
export const testCertificates = {
  authority: read('authority.pem'),
  key: read('server.key'),
  /** For db.example.com and 127.0.0.1. */
  server: read('server.pem'),
  otherName: read('other-name.pem'),
  expired: read('expired.pem'),
} as const;

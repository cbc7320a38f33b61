import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testCertificates } from '../../../testing/test-certificates';

/** Runs a script in a new process where no other module has loaded TLS. */
async function runInNewProcess(script: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

describe('namePartsOf', () => {
  it('leaves TLS usable in a process that had not loaded it', async () => {
    const output = await runInNewProcess(`
      const { X509Certificate } = await import('node:crypto');
      const { namePartsOf } = await import(${JSON.stringify(new URL('./name-parts.ts', import.meta.url))});
      const { subject } = namePartsOf(new X509Certificate(${JSON.stringify(testCertificates.server)}));
      const tls = await import('node:tls');
      console.log(JSON.stringify({ name: subject.CN, context: typeof tls.createSecureContext }));
    `);
    expect(output).toEqual({ name: 'db.example.com', context: 'function' });
  });
});

/** @slow */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApiClient, createMemorySession } from '@atrium/api-client';
import { contractCases, type ContractWorld } from '@atrium/api-client/testing/contract-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByEmail } from './identity';
import type { DocxToPdf } from './platform';
import { buildAccountsApp, type AccountsApp } from './testing/accounts-app';
import { samplePdf } from './testing/files/sample-pictures';
import { transferSettings } from './testing/test-settings';

const certificatePath = 'platform/signing/pkcs12/test-data/rc2.p12';

/** The converter has tests of its own. */
const docxToPdf: DocxToPdf = {
  convert: async () => ({ pdf: samplePdf(), pages: 1, warnings: [], renderer: 'none' }),
};

let service: AccountsApp;
let contractWorld: ContractWorld;

beforeAll(async () => {
  service = await buildAccountsApp({ settings: transferSettings, dependencies: { docxToPdf } });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  contractWorld = {
    visitor: () => createApiClient({ baseUrl: `http://127.0.0.1:${port}/api`, session: createMemorySession() }),
    mailedToken: (email) => service.linkToken(email),
    makeAdministrator: async (email) => {
      const account = await findAccountByEmail(service.database, email);
      if (account === null) throw new Error(`${email} has no account.`);
      await service.makeAdministrator(account.id);
    },
    certificateFile: async () => ({
      file: new File([await readFile(join(import.meta.dirname, certificatePath))], 'potrdilo.p12'),
      password: 'geslo-1',
      holder: 'Zelena dolina, d.o.o.',
      taxNumber: '10019880',
    }),
    finish: (id) => service.dependencies.engine.run(id),
  };
});
afterAll(() => service.close());

/** The same cases run against the fake service of `@atrium/api-client/testing`, so that both behave alike. */
describe('API contract', () => {
  it.each(contractCases.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
    await expect(run(contractWorld)).resolves.toBeUndefined();
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFiscalSigner } from '../../../testing/fiscal-signer';
import { testSettings } from '../../../testing/test-settings';
import { configuredAuthority } from './configured-authority';

const clock = () => new Date('2026-11-21T16:36:05Z');
const signer = makeFiscalSigner();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-authority-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('configuredAuthority', () => {
  it('defaults to the local authority', async () => {
    const settings = testSettings({ dataDir: folder });
    const premise = { taxNumber: 50_223_054, premiseId: 'A1', validFrom: '2026-11-21', closing: false };
    const outcome = await configuredAuthority(settings, clock).register(
      { ...premise, place: { type: 'movable-a' } },
      signer,
    );
    expect(outcome).toMatchObject({ accepted: true });
  });

  const settingsWith = (certifiers: string) => {
    const fiscalAuthority = { ...testSettings().fiscalAuthority, kind: 'test' as const, url: 'https://127.0.0.1:1/v1' };
    return testSettings({ fiscalAuthority: { ...fiscalAuthority, certifiers } });
  };

  it('throws at startup if the CA file cannot be read', async () => {
    const damaged = join(folder, 'damaged.pem');
    await writeFile(damaged, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
    expect(() => configuredAuthority(settingsWith(damaged), clock)).toThrow('FISCAL_AUTHORITY_CA must name a file');
    expect(() => configuredAuthority(settingsWith(join(folder, 'missing.pem')), clock)).toThrow(
      'FISCAL_AUTHORITY_CA must name',
    );
    const good = join(folder, 'good.pem');
    await writeFile(good, `subject=CN = SI-TRUST Root\n${signer.certificatePem}`);
    expect(() => configuredAuthority(settingsWith(good), clock)).not.toThrow();
  });
});

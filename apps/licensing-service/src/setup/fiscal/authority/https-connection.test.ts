import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuthorityServer, type AuthorityServer } from '../../../testing/authority-server';
import { makeFiscalSigner } from '../../../testing/fiscal-signer';
import { createFiscalAuthority } from './fiscal-authority';
import { createHttpsConnection } from './https-connection';

const signer = makeFiscalSigner();
const premise = {
  taxNumber: 50_223_054,
  premiseId: 'STOJNICA1',
  place: { type: 'movable-b' },
  validFrom: '2026-11-21',
  closing: false,
} as const;

let server: AuthorityServer;
beforeAll(async () => {
  server = await startAuthorityServer();
});
afterAll(() => server.stop());

const authority = (anchors = server.anchors, timeoutMilliseconds = 10_000) =>
  createFiscalAuthority({
    line: createHttpsConnection({ url: server.url, anchors, signerName: server.keys.signerName, timeoutMilliseconds }),
    supplier: { taxNumber: 24_564_444 },
    clock: () => new Date(),
  });

describe('the authority behind HTTPS', () => {
  it('is shown the company’s certificate and registers its premise', async () => {
    expect(await authority().register(premise, signer)).toMatchObject({ accepted: true });
    expect(server.presented.at(-1)?.fingerprint256).toBe(signer.certificate.fingerprint256);
  });

  it('gets no request when another authority certifies its server', async () => {
    const before = server.presented.length;
    const anchors = [signer.certificate];
    expect(await authority(anchors).register(premise, signer)).toMatchObject({ problem: 'unreachable' });
    expect(server.presented).toHaveLength(before);
  });

  it.each(['silent', 'slow', 'endless', 'broken', 'moved', 'failing'] as const)(
    'is unreachable while it is %s',
    async (mood) => {
      server.become(mood);
      const patience = mood === 'silent' || mood === 'slow' ? 300 : 10_000;
      expect(await authority(undefined, patience).register(premise, signer)).toMatchObject({ problem: 'unreachable' });
      server.become('well');
      expect(await authority().register(premise, signer)).toMatchObject({ accepted: true });
    },
  );

  it('is unreachable when the port is closed', async () => {
    const gone = await startAuthorityServer();
    const line = createHttpsConnection({ url: gone.url, anchors: gone.anchors, signerName: gone.keys.signerName });
    await gone.stop();
    const nobody = createFiscalAuthority({ line, supplier: { nameForeign: 'Atrium' }, clock: () => new Date() });
    expect(await nobody.register(premise, signer)).toMatchObject({ accepted: false, problem: 'unreachable' });
  });
});

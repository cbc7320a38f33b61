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
    connection: createHttpsConnection({
      url: server.url,
      anchors,
      signerName: server.keys.signerName,
      timeoutMilliseconds,
    }),
    supplier: { taxNumber: 24_564_444 },
    clock: () => new Date(),
  });

describe('createHttpsConnection', () => {
  it('presents the company’s certificate and registers its premise', async () => {
    expect(await authority().register(premise, signer)).toMatchObject({ accepted: true });
    expect(server.presented.at(-1)?.fingerprint256).toBe(signer.certificate.fingerprint256);
  });

  it('sends no request if another CA issued the server’s certificate', async () => {
    const presentedBefore = server.presented.length;
    const anchors = [signer.certificate];
    expect(await authority(anchors).register(premise, signer)).toMatchObject({ problem: 'unreachable' });
    expect(server.presented).toHaveLength(presentedBefore);
  });

  it.each(['silent', 'slow', 'endless', 'broken', 'moved', 'failing'] as const)(
    'reports the authority as unreachable while it is %s',
    async (mood) => {
      server.become(mood);
      const timeout = mood === 'silent' || mood === 'slow' ? 300 : 10_000;
      expect(await authority(undefined, timeout).register(premise, signer)).toMatchObject({ problem: 'unreachable' });
      server.become('well');
      expect(await authority().register(premise, signer)).toMatchObject({ accepted: true });
    },
  );

  it('reports the authority as unreachable if the port is closed', async () => {
    const stopped = await startAuthorityServer();
    const connection = createHttpsConnection({
      url: stopped.url,
      anchors: stopped.anchors,
      signerName: stopped.keys.signerName,
    });
    await stopped.stop();
    const unreachable = createFiscalAuthority({
      connection,
      supplier: { nameForeign: 'Atrium' },
      clock: () => new Date(),
    });
    expect(await unreachable.register(premise, signer)).toMatchObject({ accepted: false, problem: 'unreachable' });
  });
});

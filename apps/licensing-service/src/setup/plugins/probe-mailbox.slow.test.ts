import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { ConnectionTest } from '@atrium/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createConnections } from '../../platform';
import { canRunDovecot, dovecotAccount, type DovecotServer, openDovecot } from '../../testing/dovecot-server';
import { allowLocalPorts } from '../../testing/local-address-policy';
import { encryptedMailboxes, mailboxesWithoutTls, startEncrypted } from '../../testing/hostile-mailboxes';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { testCertificates } from '../../testing/test-certificates';
import { runStages } from '../connections/run-stages';
import { mailboxStages, probeMailbox, type MailboxLogin } from './probe-mailbox';

const defaultCertificates = getCACertificates('default');
const trustTestAuthority = () => setDefaultCACertificates([...defaultCertificates, testCertificates.authority]);
beforeAll(trustTestAuthority);
afterAll(() => setDefaultCACertificates(defaultCertificates));

async function tryMailbox(port: number, changed: Partial<MailboxLogin> = {}, atMost = 2000) {
  const login = { host: 'db.example.com', port, ...dovecotAccount, ...changed };
  const connections = createConnections(allowLocalPorts(port), async (name) =>
    name.endsWith('.example.com') ? ['127.0.0.1'] : [],
  );
  const cancelled = new AbortController().signal;
  return runStages({ stages: mailboxStages, probe: probeMailbox(connections, login), cancelled, atMost });
}

const failureOf = (stages: ConnectionTest['stages']) => {
  const failed = stages.find(({ state }) => state === 'failed');
  return failed && [failed.stage, failed.reason];
};

describe.skipIf(!canRunDovecot)('probing a real Dovecot', () => {
  let server: DovecotServer;
  beforeAll(async () => {
    server = await openDovecot();
  });
  afterAll(() => server.stop());

  it('passes every stage with the right password', async () => {
    const stages = await tryMailbox(server.port, {}, 10_000);
    expect(stages.map(({ stage, state }) => [stage, state])).toEqual(mailboxStages.map((stage) => [stage, 'passed']));
  });

  it.each([
    [{ password: 'posta-8' }, ['login', 'login_refused']],
    [{ username: 'nobody@zelena-dolina.si' }, ['login', 'login_refused']],
    [{ host: 'mail.example.com' }, ['tls', 'certificate_wrong_name']],
    [{ host: 'mail.invalid' }, ['name', 'name_unknown']],
    [{ host: '10.0.0.1' }, ['name', 'host_not_allowed']],
    [{ port: 5432 }, ['name', 'port_not_allowed']],
  ])('fails with %j', async (changed, failure) => {
    expect(failureOf(await tryMailbox(server.port, changed, 10_000))).toEqual(failure);
  });

  it('fails if the issuer of the certificate is unknown', async () => {
    setDefaultCACertificates(defaultCertificates);
    try {
      expect(failureOf(await tryMailbox(server.port, {}, 10_000))).toEqual(['tls', 'certificate_unknown_issuer']);
    } finally {
      trustTestAuthority();
    }
  });

  it('fails if the server does not accept plaintext passwords', async () => {
    const strict = await openDovecot({ mechanisms: ['cram-md5'] });
    try {
      expect(failureOf(await tryMailbox(strict.port, {}, 10_000))).toEqual(['login', 'passwords_not_taken']);
    } finally {
      await strict.stop();
    }
  });
});

describe('probing a hostile mail server', () => {
  const servers: LocalServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  async function open(server: Promise<LocalServer>): Promise<LocalServer> {
    servers.push(await server);
    return server;
  }

  it.each(mailboxesWithoutTls)('reports a server that %s', async (_does, connected, failure) => {
    const { port } = await open(startLocalServer(connected));
    expect(failureOf(await tryMailbox(port))).toEqual(failure);
  });

  it('reports a server that has an expired certificate', async () => {
    const { port } = await open(startEncrypted(() => undefined, testCertificates.expired));
    expect(failureOf(await tryMailbox(port))).toEqual(['tls', 'certificate_expired']);
  });

  it.each(encryptedMailboxes)('reports a server that %s after the TLS handshake', async (_does, respond, reason) => {
    const { port } = await open(startEncrypted(respond));
    const stages = await tryMailbox(port);
    expect(failureOf(stages)).toEqual(['login', reason]);
    expect(JSON.stringify(stages)).not.toContain('zz-BANNER');
  });
});

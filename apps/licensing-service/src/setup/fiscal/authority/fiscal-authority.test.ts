import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFiscalSigner } from '../../../testing/fiscal-signer';
import { createFiscalAuthority, type AuthorityConnection } from './fiscal-authority';
import { loadAuthorityKeys, makeAuthorityPem, readAuthorityPem, type AuthorityKeys } from './local/authority-keys';
import { createLocalConnection } from './local/local-connection';
import type { PremiseRequest } from './premise-message.schema';
import type { PremiseRegistration } from './premise-registration';
import { readMessage, signMessage, type Signer } from './signed-message';

const now = new Date('2026-11-21T16:36:05Z');
const signer = makeFiscalSigner();
const stall: PremiseRegistration = {
  taxNumber: 50_223_054,
  premiseId: 'STOJNICA1',
  place: { type: 'movable-b' },
  validFrom: '2026-11-21',
  closing: false,
};

let keys: AuthorityKeys;
let connection: AuthorityConnection;
beforeAll(async () => {
  keys = readAuthorityPem(await makeAuthorityPem(now));
  connection = createLocalConnection(
    async () => keys,
    () => now,
  );
});

const authorityWith = (overrides: Partial<AuthorityConnection>, at = now) =>
  createFiscalAuthority({
    connection: { ...connection, ...overrides },
    supplier: { taxNumber: 24_564_444 },
    clock: () => at,
  });

/** Registers a premise with a changed registration, signer or connection. */
const register = (registration: Partial<PremiseRegistration> = {}, by: Signer = signer, overrides = {}) =>
  authorityWith(overrides).register({ ...stall, ...registration }, by);

function messageIdIn(body: string): string {
  const { payload } = readMessage(body) as { payload: PremiseRequest };
  return payload.BusinessPremiseRequest.Header.MessageID;
}

describe('registering a premise at the local authority', () => {
  it('succeeds for a premise signed by its company, with a new message id each time', async () => {
    const sent: string[] = [];
    const post: AuthorityConnection['post'] = (path, body, by) => {
      sent.push(`${path} ${messageIdIn(body)}`);
      return connection.post(path, body, by);
    };
    const first = await register({}, signer, { post });
    const second = await register({}, signer, { post });
    expect([first, second]).toMatchObject([{ accepted: true }, { accepted: true }]);
    expect(sent).toEqual([first, second].map(({ messageId }) => `/cash_registers/invoices/register ${messageId}`));
    expect(first.messageId).not.toBe(second.messageId);
  });

  it('fails if the tax number is not the certificate’s', async () => {
    expect(await register({ taxNumber: 12_345_678 })).toMatchObject({ accepted: false, problem: 'S005' });
  });

  it('fails with an expired certificate', async () => {
    const expired = makeFiscalSigner({ validTo: new Date('2026-11-21T16:36:04Z') });
    expect(await register({}, expired)).toMatchObject({ problem: 'S008' });
  });

  it('fails if the signature is not made with the certificate’s key', async () => {
    const { privateKey } = makeFiscalSigner();
    expect(await register({}, { ...signer, privateKey })).toMatchObject({ problem: 'S003' });
  });

  it('fails if the message names a certificate other than the one presented', async () => {
    const other = makeFiscalSigner({ serial: 2_575_988_469_811_686_648n });
    const post: AuthorityConnection['post'] = (path, body) => connection.post(path, body, other);
    expect(await register({}, signer, { post })).toMatchObject({ problem: 'S004' });
  });

  it('fails if the message does not match the schema', async () => {
    const post: AuthorityConnection['post'] = (path, _body, by) => connection.post(path, signMessage({ a: 1 }, by), by);
    expect(await register({}, signer, { post })).toMatchObject({ accepted: false });
    let requests = 0;
    const counted: AuthorityConnection['post'] = (path, body, by) => {
      requests += 1;
      return connection.post(path, body, by);
    };
    expect(await register({ premiseId: 'Č1' }, signer, { post: counted })).toMatchObject({ problem: 'S002' });
    expect(requests).toBe(0);
  });
});

describe('a response of the tax authority', () => {
  const respondingWith = (response: (messageId: string) => unknown, by: Signer, chain = [by.certificate]) => ({
    post: async (_path: string, body: string) => {
      return signMessage(response(messageIdIn(body)), by, chain);
    },
  });
  const accepted = (messageId: string) => ({
    BusinessPremiseResponse: { Header: { MessageID: messageId, DateTime: '2026-11-21T17:36:05' } },
  });
  const refused = (code: string) => (messageId: string) => ({
    BusinessPremiseResponse: {
      ...accepted(messageId).BusinessPremiseResponse,
      Error: { ErrorCode: code, ErrorMessage: 'Sistemska napaka' },
    },
  });

  it('is trusted if the authority signed it', async () => {
    expect(await register({}, signer, respondingWith(accepted, keys.signer))).toMatchObject({ accepted: true });
  });

  it.each([
    ['s100', 'S100'],
    ['S007', 'S007'],
    ['S999', 'unknown'],
    ['toString', 'unknown'],
  ])('maps the error code %s to the problem %s', async (code, problem) => {
    expect(await register({}, signer, respondingWith(refused(code), keys.signer))).toMatchObject({ problem });
  });

  it('is not trusted if another signer uses the authority’s name', async () => {
    const other = readAuthorityPem(await makeAuthorityPem(now));
    const untrusted = { accepted: false, problem: 'untrusted' };
    expect(await register({}, signer, respondingWith(accepted, other.signer))).toMatchObject(untrusted);
    expect(await register({}, signer, respondingWith(accepted, signer))).toMatchObject(untrusted);
    const borrowed = respondingWith(accepted, other.signer, [keys.signer.certificate]);
    expect(await register({}, signer, borrowed)).toMatchObject(untrusted);
    expect(await register({}, signer, respondingWith(accepted, keys.signer, []))).toMatchObject(untrusted);
  });

  it('is not trusted if the same CA issued the signer’s certificate to another name', async () => {
    const trust = async () => ({ anchors: [keys.anchor], signerName: 'DavPotRac' });
    expect(await register({}, signer, { trust })).toMatchObject({ problem: 'untrusted' });
  });

  it('is not trusted if it refers to another message or is not a signed message', async () => {
    const stale = respondingWith(() => accepted('7f0bd9f2-9e4f-4b66-8a0e-5f8c1b1f3a11'), keys.signer);
    expect(await register({}, signer, stale)).toMatchObject({ problem: 'untrusted' });
    const post = async () => '<html>down for maintenance</html>';
    expect(await register({}, signer, { post })).toMatchObject({ problem: 'untrusted' });
  });

  it('is not trusted after its certificate has expired', async () => {
    const later = new Date('2056-01-01T00:00:00Z');
    const outcome = await authorityWith(respondingWith(accepted, keys.signer), later).register(stall, signer);
    expect(outcome).toMatchObject({ problem: 'untrusted' });
  });
});

describe('loadAuthorityKeys', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-authority-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('generates the keys once and saves them with mode 600', async () => {
    const first = await loadAuthorityKeys(folder, now);
    const again = await loadAuthorityKeys(folder, now);
    expect(again.anchor.fingerprint256).toBe(first.anchor.fingerprint256);
    expect(await readdir(join(folder, 'keys'))).toEqual(['local-tax-authority.pem']);
    expect((await stat(join(folder, 'keys', 'local-tax-authority.pem'))).mode & 0o777).toBe(0o600);
  });
});

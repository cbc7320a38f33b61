import { createPrivateKey, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Certificate, Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder, texts } from '../../../platform';
import { auditEntries, tenantSecrets } from '../../../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { readSigningKey } from './signing-key';

let test: TenantsApp;
let ana: Person;
beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
});
afterAll(() => test.close());

const files = join(packageFolder, 'src/platform/signing/pkcs12/test-data');
const bytesOf = (name: string) => readFile(join(files, name));

async function send(id: string, file: File | null, password = 'geslo-1', person = ana) {
  const parts = new FormData();
  parts.append('password', password);
  if (file !== null) parts.append('certificate', file);
  return person.client.post(`/tenants/${id}/certificate`, undefined, { parts });
}

const newDraft = async ({ client }: Person) => (await client.post('/tenants', {})).json<Tenant>().id;
const discard = (id: string) => ana.client.delete(`/tenants/${id}`);
const errorsOf = (response: Awaited<ReturnType<typeof send>>) => response.json<{ errors: object }>().errors;

describe('uploading a certificate', () => {
  it('returns the certificate’s details and encrypts its key', async () => {
    const id = await newDraft(ana);
    const response = await send(id, new File([await bytesOf('rc2.p12')], '10019880-1.p12'));
    expect(response.json<Certificate>()).toEqual({
      file_name: '10019880-1.p12',
      size: 3349,
      holder: 'Zelena dolina, d.o.o.',
      tax_number: '10019880',
      issuer: 'Tax CA Test',
      issuer_kind: 'test',
      valid_from: '2026-11-21T18:06:09.000Z',
      valid_until: '2031-11-21T18:06:09.000Z',
      uploaded_at: test.dependencies.clock().toISOString(),
    });
    const [secret] = await test.database.select().from(tenantSecrets).where(eq(tenantSecrets.tenantId, id));
    expect(secret).toMatchObject({
      field: 'fiscalization.private_key',
      envelope: expect.stringMatching(/^v1\.tenant\./),
    });
    const signing = await readSigningKey(test.database, test.dependencies, id);
    const key = createPrivateKey(signing?.privateKey ?? '');
    expect(new X509Certificate(signing?.chain ?? '').checkPrivateKey(key)).toBe(true);
    await discard(id);
    expect(await readSigningKey(test.database, test.dependencies, id)).toBeNull();
  });

  it('audits an upload and a deletion, which also deletes the key', async () => {
    const id = await newDraft(ana);
    await send(id, new File([await bytesOf('aes.p12')], 'potrdilo.pfx'));
    expect((await ana.client.delete(`/tenants/${id}/certificate`)).statusCode).toBe(204);
    expect(await test.database.select().from(tenantSecrets).where(eq(tenantSecrets.tenantId, id))).toEqual([]);
    const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['tenant.draft', ana.user.id],
      ['certificate.upload', ana.user.id],
      ['certificate.remove', ana.user.id],
    ]);
    await discard(id);
  });

  it('rejects a wrong password with the message of the specification', async () => {
    const id = await newDraft(ana);
    const file = new File([await bytesOf('rc2.p12')], 'potrdilo.p12');
    const message = 'The certificate and password combination is incorrect.';
    expect(texts.en.fields.certificate_password_wrong).toBe(message);
    expect(errorsOf(await send(id, file, 'geslo-2'))).toEqual({ password: [message] });
    await discard(id);
  });

  it.each([
    ['elliptic-curve.p12', 'potrdilo.p12', 'certificate_unreadable'],
    ['without-key.p12', 'potrdilo.p12', 'certificate_unreadable'],
    ['too-many-iterations.p12', 'potrdilo.p12', 'certificate_too_costly'],
    ['aes.p12', 'potrdilo.pem', 'certificate_kind'],
  ] as const)('rejects %s named %s', async (content, name, problem) => {
    const id = await newDraft(ana);
    expect(errorsOf(await send(id, new File([await bytesOf(content)], name)))).toEqual({
      certificate: [texts.en.fields[problem]],
    });
    await discard(id);
  });

  it('accepts one file of at most 64 KiB', async () => {
    const id = await newDraft(ana);
    expect((await send(id, new File([new Uint8Array(64 * 1024 + 1)], 'potrdilo.p12'))).statusCode).toBe(413);
    const two = new FormData();
    two.append('password', 'geslo-1');
    for (const name of ['1.p12', '2.p12']) two.append('certificate', new File(['x'], name));
    expect((await ana.client.post(`/tenants/${id}/certificate`, undefined, { parts: two })).statusCode).toBe(413);
    expect(errorsOf(await send(id, null))).toEqual({ certificate: ['Fill in this field.'] });
    await discard(id);
  });

  it('ignores an aborted upload and accepts the next one', async () => {
    const id = await newDraft(ana);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const requestReceived = once(test.app.server, 'request');
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    const half = '--x\r\ncontent-disposition: form-data; name="certificate"; filename="a.p12"\r\n\r\nabc';
    const head = [
      `POST /api/tenants/${id}/certificate HTTP/1.1`,
      'host: 127.0.0.1',
      'x-requested-with: XMLHttpRequest',
      `cookie: sid=${ana.token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 60000',
    ];
    socket.write([...head, '', half].join('\r\n'));
    const [request] = (await requestReceived) as [IncomingMessage];
    const closed = new Promise((done) => request.socket.once('close', done));
    socket.destroy();
    await closed;
    expect((await ana.client.get(`/tenants/${id}`)).json<Tenant>().certificate).toBeNull();
    expect((await send(id, new File([await bytesOf('aes.p12')], 'potrdilo.p12'))).statusCode).toBe(200);
    await discard(id);
  });

  it('removes path and control characters from the file name', async () => {
    const id = await newDraft(ana);
    const name = '../../etc/\u202Epotrdilo\u0000.p12';
    const response = await send(id, new File([await bytesOf('aes.p12')], name));
    expect(response.json<Certificate>().file_name).not.toMatch(/[/\\\p{C}]/u);
    expect(response.json<Certificate>().file_name).toMatch(/potrdilo.*\.p12$/);
    await discard(id);
  });

  it('answers 404 to upload and delete by other users', async () => {
    const id = await newDraft(ana);
    const miha = await test.person('Miha');
    const file = new File([await bytesOf('aes.p12')], 'potrdilo.p12');
    expect((await send(id, file, 'geslo-1', miha)).statusCode).toBe(404);
    expect((await miha.client.delete(`/tenants/${id}/certificate`)).statusCode).toBe(404);
    await discard(id);
  });
});

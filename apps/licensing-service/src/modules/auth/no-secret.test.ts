import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit.table';
import { createLog } from '../../log';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import { oneTimeTokens, sessions, users } from '../accounts/account.table';

const email = 'skrivnost@example.com';
const first = 'zz-SECRET-1';
const second = 'zz-SECRET-2';

describe('secrets of accounts', () => {
  let service: AccountsApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const destination = new PassThrough();
    destination.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    service = await buildAccountsApp({ parts: { log: createLog('trace', destination) } });
  });
  afterAll(() => service.close());

  it('are in no answer, no log line and no audit entry', async () => {
    const answers: string[] = [];
    const client = service.client();
    const keep = <T extends { body: string }>(answer: T) => (answers.push(answer.body), answer);
    keep(await client.post('/auth/signup', { ...registration, email, password: first, password_confirmation: first }));
    const activation = await service.linkToken(email);
    keep(await client.get(`/auth/signup/activate/${activation}`));
    keep(await client.post('/auth/login', { email, password: 'zz-SECRET-3' }));
    keep(await client.post('/auth/login', { email, password: first }));
    const cookie = client.cookies.get('sid') ?? '';
    keep(await client.get('/auth/user'));
    keep(await client.post('/forgot-password/create', { email }));
    const reset = await service.linkToken(email);
    keep(await client.get(`/forgot-password/find/${reset}`));
    keep(
      await client.post('/auth/change-password', {
        current_password: first,
        password: second,
        password_confirmation: 'zz-SECRET-4',
      }),
    );
    keep(
      await client.post('/forgot-password/reset', { token: reset, password: second, password_confirmation: second }),
    );
    keep(await client.send('POST', '/auth/login', { json: '{"password":"zz-SECRET-5"' }));
    expect(answers).toHaveLength(10);

    const rows = [
      await service.database.select().from(users),
      await service.database.select().from(sessions),
      await service.database.select().from(oneTimeTokens),
    ];
    const hashes = [...JSON.stringify(rows).matchAll(/"(?:passwordHash|tokenHash)":"([^"]+)"/g)].map(
      ([, hash = '']) => hash,
    );
    const everything = [...answers, ...lines, JSON.stringify(await service.database.select().from(auditEntries))].join(
      '\n',
    );
    expect(hashes.length).toBeGreaterThan(2);
    for (const secret of ['zz-SECRET', activation, reset, cookie, ...hashes]) expect(everything).not.toContain(secret);
    expect(lines.length).toBeGreaterThan(5);
  });
});

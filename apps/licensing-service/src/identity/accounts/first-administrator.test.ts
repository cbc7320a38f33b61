import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeTokens } from './account.table';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import { firstAdministratorLink } from './first-administrator.service';

let service: AccountsApp;
beforeAll(async () => {
  service = await buildAccountsApp();
});
afterAll(() => service.close());

const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('administrator') ?? '';
const signUp = (token: string, email: string) =>
  service.client().post('/auth/signup', { ...registration, email, administrator_token: token });

describe('first Administrator', () => {
  it('registers once with the printed link, and is active at once', async () => {
    const link = await firstAdministratorLink(service.dependencies);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/registration\?administrator=[\w-]{43}$/);
    const token = tokenOf(link);
    const rejected = await signUp(`${token}x`, 'first@example.com');
    expect([rejected.statusCode, Object.keys(rejected.json().errors)]).toEqual([422, ['administrator_token']]);

    await service.register({ email: 'known@example.com' });
    expect((await signUp(token, 'known@example.com')).json().errors).toEqual({
      email: ['An account with this e-mail already exists.'],
    });

    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => signUp(token, `admin-${index}@example.com`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422, 422, 422,
    ]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
    expect(answers[winner]?.json()).toMatchObject({ state: 'activated' });
    const client = await service.logIn(`admin-${winner}@example.com`);
    expect((await client.get('/auth/user')).json()).toMatchObject({ roles: [{ title: 'Administrators' }] });
    expect((await client.get('/outbox')).statusCode).toBe(200);

    expect(await firstAdministratorLink(service.dependencies)).toBeNull();
    expect((await signUp(token, 'second@example.com')).statusCode).toBe(422);
  });

  it('registers with the link of any instance, which revokes the others', async () => {
    const cluster = await buildAccountsApp();
    const links = [
      await firstAdministratorLink(cluster.dependencies),
      await firstAdministratorLink(cluster.dependencies),
    ];
    const register = (link: string | null, email: string) =>
      cluster.client().post('/auth/signup', { ...registration, email, administrator_token: tokenOf(link) });
    const answers = await Promise.all(links.map((link, at) => register(link, `instance-${at}@example.com`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 422]);
    for (const link of links) expect((await register(link, 'late@example.com')).statusCode).toBe(422);
    const tokens = await cluster.database.select().from(oneTimeTokens);
    expect(tokens.filter(({ usedAt, replacedAt }) => usedAt === null && replacedAt === null)).toEqual([]);
    await cluster.close();
  });

  it('registers with the first link even after a later startup printed another', async () => {
    const cluster = await buildAccountsApp();
    const first = tokenOf(await firstAdministratorLink(cluster.dependencies));
    await firstAdministratorLink(cluster.dependencies);
    const answer = await cluster.client().post('/auth/signup', { ...registration, administrator_token: first });
    expect(answer.statusCode).toBe(201);
    await cluster.close();
  });
});

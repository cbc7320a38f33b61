import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import { auditEntries } from '../../schema';
import { users } from './account.table';

let service: AccountsApp;
beforeAll(async () => {
  service = await buildAccountsApp();
});
afterAll(() => service.close());

const signUp = (changed: Record<string, unknown> = {}, language = 'en') =>
  service.client().post('/auth/signup', { ...registration, ...changed }, { headers: { 'accept-language': language } });

const accountsWith = (email: string) => service.database.select().from(users).where(eq(users.email, email));

describe('sign-up', () => {
  it('creates a pending account with the accepted terms', async () => {
    const answer = await signUp({ email: 'first@example.com' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      state: 'activation_sent',
      message: 'We have sent you an e-mail. Open the link in it to activate your account.',
    });
    const [account] = await accountsWith('first@example.com');
    expect(account).toMatchObject({
      state: 'pending',
      phone: '+38640123456',
      language: 'en',
      termsVersion: service.dependencies.settings.terms.version,
    });
    expect(account?.termsAcceptedAt).toEqual(service.time.clock());
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  });

  it.each([
    ['full_name', '12345', 'Enter the full name, at most 120 characters.'],
    ['email', 'ana@localhost', 'Enter an e-mail address such as name@example.com.'],
    ['country_code', 'UK', 'Choose a country.'],
    ['phone', '12345', 'Enter a phone number that exists in the chosen country.'],
    ['password', 'kratka', 'Use at least 6 characters with a letter, a number and a symbol from !@#$%^&*?-=+_.'],
    [
      'password',
      'P@ssw0rd1!',
      'This password is easy to guess: it is a common word or a row of keys with small changes. Choose another.',
    ],
    [
      'password',
      'zelena1!',
      'The password must not contain your name, your e-mail address or the name of the product.',
    ],
    ['password', `a1!${'x'.repeat(126)}`, 'Enter at most 128 characters.'],
    ['terms', false, 'Accept the terms to continue.'],
    ['full_name', '  ', 'Fill in this field.'],
  ])('rejects %s %j', async (field, value, message) => {
    const confirmation = field === 'password' ? { password_confirmation: value } : {};
    const answer = await signUp({ email: 'refused@zelena-dolina.si', [field]: value, ...confirmation });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'The given data was invalid.', errors: { [field]: [message] } });
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await accountsWith('refused@zelena-dolina.si')).toEqual([]);
  });

  it('reports all problems at once, including fields the schema rejects', async () => {
    const answer = await signUp({
      full_name: 'a'.repeat(121),
      email: 'ana@localhost',
      country_code: 'SI',
      phone: '12345',
      password: 'kratka',
      password_confirmation: 'kratko',
      terms: 'perhaps',
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'email',
      'full_name',
      'password',
      'password_confirmation',
      'phone',
      'terms',
    ]);
  });

  it('rejects a different confirmation in the specification’s words, and in Slovenian', async () => {
    expect((await signUp({ password_confirmation: 'other-1' })).json().errors).toEqual({
      password_confirmation: ['The password confirmation does not match.'],
    });
    expect((await signUp({ password_confirmation: 'other-1' }, 'sl')).json()).toMatchObject({
      message: 'Vneseni podatki niso veljavni.',
      errors: { password_confirmation: ['Gesli se ne ujemata.'] },
    });
  });

  it('answers a known e-mail like any other, and notifies its owner', async () => {
    await service.register();
    const known = await signUp({
      email: 'ANA@zelena-dolina.si',
      full_name: 'Other Person',
      password: 'druga-hiša8',
      password_confirmation: 'druga-hiša8',
    });
    const unknown = await signUp({ email: 'nova@zelena-dolina.si' });
    expect(known.statusCode).toBe(201);
    expect(known.body).toBe(unknown.body);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    const [mail] = await service.mailTo('ana@zelena-dolina.si');
    expect(mail).toMatchObject({ subject: 'You already have an account' });
    expect(mail?.text).toContain('Hello Ana Novak,');
    const [account] = await accountsWith('ana@zelena-dolina.si');
    expect(account?.fullName).toBe('Ana Novak');
    await service.logIn();
  });

  it('saves the latest input of a pending account, and sends at most three e-mails an hour', async () => {
    const email = 'again@example.com';
    await signUp({ email });
    const first = await service.linkToken(email);
    for (const name of ['Ana Kos', 'Ana Zajc', 'Ana Hribar', 'Ana Breza']) await signUp({ email, full_name: name });
    expect(await service.mailTo(email)).toHaveLength(4);
    const [account] = await accountsWith(email);
    expect(account?.fullName).toBe('Ana Hribar');
    expect((await service.client().get(`/auth/signup/activate/${first}`)).statusCode).toBe(410);
  });

  it('creates one account for concurrent sign-ups', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ email: 'many@example.com' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await accountsWith('many@example.com')).toHaveLength(1);
  });

  it('sends the e-mail in the request’s language, and audits without secrets', async () => {
    await signUp({ email: 'miha@example.com' }, 'sl');
    const [mail] = await service.mailTo('miha@example.com');
    expect(mail).toMatchObject({ language: 'sl', subject: 'Aktivirajte svoj račun' });
    expect(mail?.text).toContain('Povezava velja 72 ur in samo enkrat.');
    expect(mail?.text).toContain(`${service.dependencies.settings.publicUrl}/registration/activate/`);
    expect(mail?.text).not.toContain('Ana');
    const [account] = await accountsWith('miha@example.com');
    const entries = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, account?.id ?? ''));
    expect(entries).toMatchObject([{ action: 'auth.signup', outcome: 'done', subjectType: 'user' }]);
    expect(JSON.stringify(entries)).not.toContain(registration.password);
  });

  it('ignores unknown fields', async () => {
    await signUp({
      email: 'more@example.com',
      state: 'active',
      roles: ['Administrators'],
      id: '0199a000-0000-7000-8000-000000000001',
      permissions: ['view/users'],
    });
    const [account] = await accountsWith('more@example.com');
    expect(account).toMatchObject({ state: 'pending' });
    expect(account?.id).not.toBe('0199a000-0000-7000-8000-000000000001');
  });

  it('builds links from settings, never from request headers', async () => {
    await service
      .client()
      .post(
        '/auth/signup',
        { ...registration, email: 'host@example.com' },
        { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
      );
    const [mail] = await service.mailTo('host@example.com');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });
});

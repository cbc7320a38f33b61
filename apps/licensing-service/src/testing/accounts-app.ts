import { eq } from 'drizzle-orm';
import type { MailRow } from '../platform/mail/mail.repository';
import { addAdministrator } from '../identity';
import { listSentMail } from '../platform';
import { users } from '../schema';
import { buildTestApp, type TestApp, type TestAppOptions } from './test-app';
import type { TestClient } from './test-client';
import { type TestClock, testClock } from './test-clock';

export const goodPassword = 'modra-hiša7';

export const registration = {
  full_name: 'Ana Novak',
  email: 'ana@zelena-dolina.si',
  country_code: 'SI',
  phone: '040 123 456',
  password: goodPassword,
  password_confirmation: goodPassword,
  terms: true,
};

export interface AccountsApp extends TestApp {
  readonly time: TestClock;
  /** E-mails to an address, newest first. */
  mailTo(email: string): Promise<MailRow[]>;
  /** Token of the latest link sent to an address. */
  linkToken(email: string): Promise<string>;
  /** Registers and activates an account. Returns its id. */
  register(changed?: Partial<typeof registration>): Promise<string>;
  /** A client with a session. */
  logIn(email?: string, password?: string): Promise<TestClient>;
  makeAdministrator(userId: string): Promise<void>;
}

/** The service with helpers for account tests. */
export async function buildAccountsApp(options: TestAppOptions = {}): Promise<AccountsApp> {
  const time = testClock();
  const test = await buildTestApp({ ...options, dependencies: { clock: time.clock, ...options.dependencies } });

  async function mailTo(email: string): Promise<MailRow[]> {
    return (await listSentMail(test.database, 1000)).filter(({ to }) => to === email);
  }

  async function linkToken(email: string): Promise<string> {
    const [newest] = await mailTo(email);
    const token = /(?:activate\/|confirm-email\/|invitations\/|token=)([\w-]{43})/.exec(newest?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`No link was sent to ${email}.`);
    return token;
  }

  return {
    ...test,
    time,
    mailTo,
    linkToken,
    async register(changed = {}) {
      const form = { ...registration, ...changed };
      const client = test.client();
      await client.post('/auth/signup', form);
      await client.get(`/auth/signup/activate/${await linkToken(form.email)}`);
      const [account] = await test.database.select().from(users).where(eq(users.email, form.email));
      if (account?.state !== 'active') throw new Error('The account was not created.');
      return account.id;
    },
    async logIn(email = registration.email, password = goodPassword) {
      const client = test.client();
      const answer = await client.post('/auth/login', { email, password });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return client;
    },
    makeAdministrator: (userId) => addAdministrator(test.database, userId, time.clock()),
  };
}

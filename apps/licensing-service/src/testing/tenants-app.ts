import { eq } from 'drizzle-orm';
import type { Sessions, SessionUser } from '../platform';
import { users } from '../schema';
import { buildTestApp, type TestApp, type TestAppOptions } from './test-app';
import type { TestClient } from './test-client';
import { writeTestUser } from './test-user';

export interface Person {
  readonly user: SessionUser;
  readonly client: TestClient;
  /** Session token. */
  readonly token: string;
}

export interface TenantsApp extends TestApp {
  /** Creates a signed-in user. */
  person(
    name: string,
    rights?: Partial<Pick<SessionUser, 'permissions' | 'isAdministrator' | 'language' | 'perPage'>>,
  ): Promise<Person>;
  /** Replaces a user's permissions as if on another instance. */
  permit(person: Person, permissions: readonly string[]): void;
  /** Ends a user's session as if by logout on another instance. */
  signOut(person: Person): void;
}

/** The service with in-memory sessions, for tests of company CRMs. */
export async function buildTenantsApp(options: TestAppOptions = {}): Promise<TenantsApp> {
  const open = new Map<string, SessionUser>();
  const sessions: Sessions = {
    find: async (token) => {
      const user = open.get(token);
      return user === undefined ? null : { sessionId: `session-of-${token}`, user };
    },
  };
  const test = await buildTestApp({ ...options, dependencies: { sessions, ...options.dependencies } });
  return {
    ...test,
    async person(name, rights = {}) {
      const email = `${name.toLowerCase()}@example.com`;
      const id = await writeTestUser(test.database, email, name);
      const language = rights.language ?? 'en';
      if (language !== 'en') await test.database.update(users).set({ language }).where(eq(users.id, id));
      const user = {
        id,
        fullName: name,
        email,
        perPage: null,
        permissions: [],
        isAdministrator: false,
        ...rights,
        language,
      };
      const token = `token-${name}`;
      open.set(token, user);
      const client = test.client();
      client.cookies.set('sid', token);
      return { user, client, token };
    },
    permit: ({ user, token }, permissions) => void open.set(token, { ...user, permissions }),
    signOut: (person) => open.delete(person.token),
  };
}

export const completeApplication = {
  title: 'Zelena dolina',
  company: 'Zelena dolina, d.o.o.',
  url_name: 'zelena-dolina',
  language: 'sl',
  email: 'ana@zelena-dolina.si',
  phone_country_code: 'SI',
  phone: '040 123 456',
  address: {
    vat_number: 'SI50223054',
    street: 'Glavna ulica 1',
    postal_code: '1000',
    city: 'Ljubljana',
    country: 'SI',
  },
};

/** A company without a VAT number, so that tests do not conflict over it. */
export const companyNamed = (name: string) => ({
  title: name,
  company: name,
  url_name: name.toLowerCase(),
  address: { ...completeApplication.address, vat_number: '' },
});

export const administratorPassword = 'modra-hiša7';

/** Creates a complete draft and returns its id. */
export async function completeDraft(
  { client }: Person,
  changed: Partial<typeof completeApplication> = {},
): Promise<string> {
  const { id } = (await client.post('/tenants', {})).json<{ id: string }>();
  const password = { password: administratorPassword, password_confirmation: administratorPassword };
  const application = await client.put(`/tenants/${id}/sections/application`, {
    ...completeApplication,
    ...changed,
    ...password,
    _version: 0,
  });
  if (application.statusCode !== 200) throw new Error(application.body);
  await client.put(`/tenants/${id}/sections/subscription`, { plan: 'trial', _version: 0 });
  return id;
}

import { randomBytes } from 'node:crypto';
import { waitUntil } from './wait-until.ts';

export type Language = 'en' | 'sl';

/** An account of the demo, with the password to log in. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

export interface Person {
  readonly email: string;
  readonly fullName: string;
  /** Printed beside the account. */
  readonly role: string;
  readonly language: Language;
}

export interface Session {
  readonly cookie: string;
  readonly language: Language;
}

export interface DraftData {
  readonly title: string;
  readonly company: string;
  readonly urlName: string;
  readonly vat?: string;
  readonly city: string;
  /** Postal code. */
  readonly code: string;
  readonly language?: Language;
}

export type Form = Readonly<Record<string, string>>;

interface CallOptions extends Partial<Session> {
  readonly form?: Form;
  readonly json?: object;
  /** A file, sent as `multipart/form-data`. */
  readonly upload?: FormData;
}

interface SentMail {
  readonly to: readonly string[];
  readonly text: string;
}

export const newPassword = (): string => `${randomBytes(9).toString('base64url')}-7a!`;

/** Calls the API. @throws Error for any status but 2xx */
export async function call(
  base: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { form, json, upload, cookie, language = 'en' }: CallOptions = {},
): Promise<Response> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': language,
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      ...(cookie ? { cookie } : {}),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
    ...(json ? { body: JSON.stringify(json) } : {}),
    ...(upload ? { body: upload } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

export const readJson = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;

export const registrationOf = ({ email, fullName }: Pick<Person, 'email' | 'fullName'>, password: string): Form => ({
  full_name: fullName,
  email,
  country_code: 'SI',
  phone: '041234567',
  password,
  password_confirmation: password,
  terms: 'true',
});

export function register(base: string, person: Person, password: string, more: Form = {}): Promise<Response> {
  const form = { ...registrationOf(person, password), ...more };
  return call(base, 'POST', '/auth/signup', { form, language: person.language });
}

export async function activate(base: string, person: Person): Promise<Response> {
  return call(base, 'GET', `/auth/signup/activate/${await mailedToken(base, person, 'registration/activate')}`);
}

/** The token of the latest link below `path` that was sent to an address. */
export async function mailedToken(base: string, { email }: Pick<Person, 'email'>, path: string): Promise<string> {
  const token = await waitUntil(async () => {
    const messages = await readJson<SentMail[]>(call(base, 'GET', '/outbox'));
    return messages
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => new RegExp(`/${path}/(\\S+)`).exec(text)?.[1])
      .find(Boolean);
  }, 30_000);
  if (token === undefined) throw new Error(`No e-mail was sent to ${email}.`);
  return token;
}

export async function logIn(base: string, { email, language }: Person, password: string): Promise<Session> {
  const response = await call(base, 'POST', '/auth/login', { form: { email, password }, language });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { language, cookie: cookies.join('; ') };
}

/** Creates a draft with its application section, and returns its id. */
export async function addDraft(base: string, session: Session, person: Person, draft: DraftData): Promise<string> {
  const { title, company, urlName, vat = '', city, code, language = person.language } = draft;
  const { id } = await readJson<{ id: string }>(call(base, 'POST', '/tenants', session));
  const crmPassword = newPassword();
  const form = {
    title,
    company,
    url_name: urlName,
    language,
    email: person.email,
    phone_country_code: 'SI',
    phone: '041234567',
    password: crmPassword,
    password_confirmation: crmPassword,
    'address[vat_number]': vat,
    'address[street]': 'Glavna cesta 1',
    'address[postal_code]': code,
    'address[city]': city,
    'address[country]': 'SI',
    _version: '0',
  };
  await call(base, 'PUT', `/tenants/${id}/sections/application`, { ...session, form });
  return id;
}

/** Waits until a company CRM has a state. */
export async function waitForState(base: string, session: Session, id: string, wanted: string): Promise<void> {
  const isReached = async () => {
    const { state } = await readJson<{ state: string }>(call(base, 'GET', `/tenants/${id}`, session));
    return state === wanted;
  };
  if (!(await waitUntil(isReached, 60_000))) throw new Error(`The company CRM ${id} did not become ${wanted}.`);
}

import { randomBytes } from 'node:crypto';
import { until } from './until.mjs';

export const newPassword = () => `${randomBytes(9).toString('base64url')}-7a!`;

export async function call(base, method, path, { form, cookie, language = 'en' } = {}) {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': language,
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export const registrationOf = ({ email, fullName }, password) => ({
  full_name: fullName,
  email,
  country_code: 'SI',
  phone: '041234567',
  password,
  password_confirmation: password,
  terms: 'true',
});

export function register(base, person, password, more = {}) {
  const form = { ...registrationOf(person, password), ...more };
  return call(base, 'POST', '/auth/signup', { form, language: person.language });
}

export async function activate(base, person) {
  return call(base, 'GET', `/auth/signup/activate/${await mailedToken(base, person, 'registration/activate')}`);
}

/** The token of the newest link below `path` that was sent to an address. */
export async function mailedToken(base, { email }, path) {
  const token = await until(async () => {
    const messages = await (await call(base, 'GET', '/outbox')).json();
    return messages
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => new RegExp(`/${path}/(\\S+)`).exec(text)?.[1])
      .find(Boolean);
  }, 30_000);
  if (token === undefined) throw new Error(`The e-mail to ${email} did not come.`);
  return token;
}

export async function logIn(base, { email, language }, password) {
  const answer = await call(base, 'POST', '/auth/login', { form: { email, password }, language });
  return {
    language,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

/** Writes the application setup of a new draft; answers its id. */
export async function addDraft(base, session, person, draft) {
  const { title, company, urlName, vat = '', city, code, language = person.language } = draft;
  const { id } = await (await call(base, 'POST', '/tenants', session)).json();
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

export async function reached(base, session, id, wanted) {
  const isReached = async () => {
    const { state } = await (await call(base, 'GET', `/tenants/${id}`, session)).json();
    return state === wanted;
  };
  if (!(await until(isReached, 60_000))) throw new Error(`The company CRM ${id} did not become ${wanted}.`);
}

import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Words } from './words/words';

export const password = 'zelena-3Lipa!';

const headers = (words?: Words) => ({
  'X-Requested-With': 'XMLHttpRequest',
  Accept: 'application/json',
  ...(words ? { 'Accept-Language': words.language } : {}),
});

/** A Slovenian VAT number with correct check digits, unique in this run: a company can have only one trial. */
export function newVatNumber(): string {
  const digits = Array.from(
    { length: 7 },
    (_, place) => Math.floor(Math.random() * (place === 0 ? 9 : 10)) + (place === 0 ? 1 : 0),
  );
  const rest = digits.reduce((sum, digit, place) => sum + digit * (8 - place), 0) % 11;
  return rest === 0 ? newVatNumber() : `SI${digits.join('')}${(11 - rest) % 10}`;
}

/** An e-mail address that is unique in this run. */
export function newEmail(name = 'maja') {
  return `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@znidarsic.example`;
}

interface OutboxMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** E-mails to an address, newest first. */
export async function mailTo(request: APIRequestContext, email: string): Promise<OutboxMessage[]> {
  const answer = await request.get('/api/outbox');
  const messages: OutboxMessage[] = await answer.json();
  return messages.filter(({ to }) => to.includes(email));
}

/** The first link to `path` in the newest e-mail to an address. */
export async function linkFor(request: APIRequestContext, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${path}\\S+`);
  let link = '';
  await expect
    .poll(async () => {
      const messages = await mailTo(request, email);
      link = messages.map(({ text }) => pattern.exec(text)?.[0] ?? '').find((found) => found !== '') ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Registers through the API, without activating. */
export async function register(
  request: APIRequestContext,
  words: Words,
  email: string,
  more: Readonly<Record<string, string>> = {},
) {
  const answer = await request.post('/api/auth/signup', {
    headers: headers(words),
    form: {
      full_name: 'Maja Kovač',
      email,
      country_code: 'SI',
      phone: '041234567',
      password,
      password_confirmation: password,
      terms: 'true',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
}

/** Fills in the registration form, except the country of the phone. */
export async function fillRegistration(page: Page, words: Words, email: string, phone = '041 234 567') {
  await page.getByRole('textbox', { name: words.field.fullName }).fill('Maja Kovač');
  await page.getByRole('textbox', { name: words.field.email }).fill(email);
  await page.getByRole('textbox', { name: words.field.phone, exact: true }).fill(phone);
  await page.getByLabel(words.field.password, { exact: true }).fill(password);
  await page.getByLabel(words.field.confirmPassword, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: words.field.terms }).check();
}

/** Creates an active account. */
export async function activeAccount(request: APIRequestContext, words: Words, name?: string): Promise<string> {
  const email = newEmail(name);
  await register(request, words, email);
  const link = await linkFor(request, email, '/registration/activate/');
  const token = link.slice(link.lastIndexOf('/') + 1);
  const answer = await request.get(`/api/auth/signup/activate/${token}`, { headers: headers() });
  expect(answer.status()).toBe(200);
  return email;
}

export async function logIn(page: Page, words: Words, email: string, typed = password) {
  await page.getByRole('textbox', { name: words.field.email }).fill(email);
  await page.getByLabel(words.field.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: words.login.submit }).click();
}

/** Logs in through the API: the page's browser gets the session. */
export async function signIn({ request }: Pick<Page, 'request'>, email: string) {
  const answer = await request.post('/api/auth/login', { headers: headers(), form: { email, password } });
  expect(answer.status()).toBe(200);
}

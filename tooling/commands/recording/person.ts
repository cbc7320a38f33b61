import type { Caller, Recorder } from './recorder.ts';
import type { Answer } from './send.ts';
import { waitFor } from './wait.ts';

export interface Person {
  readonly email: string;
  readonly fullName: string;
  readonly language: 'en' | 'sl';
}

export const password = 'Recorded-7a!';

export const visitor = (language: 'en' | 'sl'): Caller => ({ name: 'visitor', language });

export const cookieOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const registrationOf = ({ email, fullName }: Person) => ({
  full_name: fullName,
  email,
  country_code: 'SI',
  phone: '041234567',
  password,
  password_confirmation: password,
  terms: 'true',
});

/** Waits for an e-mail whose link starts with `path`, and returns the link's token. Skips the token `used`. */
export function mailedToken(recorder: Recorder, email: string, path: string, used = ''): Promise<string> {
  return waitFor(`an e-mail to ${email} with the link ${path}`, async () => {
    const mails = await recorder.peek<{ to: string; text: string }[]>(visitor('en'), '/outbox');
    const found = mails
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => new RegExp(`/${path}([\\w-]+)`).exec(text)?.[1])
      .find((token) => token !== undefined);
    return found === used ? undefined : found;
  });
}

export async function logIn(
  recorder: Recorder,
  person: Pick<Person, 'email' | 'language'>,
  secret = password,
): Promise<Caller> {
  const { email, language } = person;
  const answer = await recorder.call(visitor(language), 'POST', '/auth/login', { form: { email, password: secret } });
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${answer.status}`);
  return { name: email.split('@')[0] ?? email, language, cookie: cookieOf(answer) };
}

/** Registers, activates and logs in. */
export async function join(recorder: Recorder, person: Person): Promise<Caller> {
  await recorder.must(visitor(person.language), 'POST', '/auth/signup', { form: registrationOf(person) });
  const token = await mailedToken(recorder, person.email, 'registration/activate/');
  await recorder.must(visitor(person.language), 'GET', `/auth/signup/activate/${token}`);
  const caller = await logIn(recorder, person);
  const { id } = await recorder.peek<{ id: string }>(caller, '/auth/user');
  recorder.book.nameId(id, `user ${caller.name}`);
  return caller;
}

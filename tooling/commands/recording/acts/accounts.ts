import { cookieOf, join, logIn, mailedToken, password, type Person, registrationOf, visitor } from '../person.ts';
import type { Caller, Recorder } from '../recorder.ts';

const changedTo = 'Changed-8b!';
const resetTo = 'Another-9c!';

/** Records an account from registration to closing, with common mistakes. */
export async function recordAccount(recorder: Recorder, person: Person): Promise<void> {
  await register(recorder, person);
  const caller = await logIn(recorder, person);
  await changeEmail(recorder, await changeProfile(recorder, caller), person);
  await resetPassword(recorder, person);
  await handleSessions(recorder, person);
  await closeAccount(recorder, person);
}

async function register(recorder: Recorder, person: Person): Promise<void> {
  const nobody = visitor(person.language);
  const form = registrationOf(person);
  const wrong = { ...form, email: 'not an address', phone: '12', password_confirmation: 'other', terms: 'false' };
  await recorder.call(nobody, 'POST', '/auth/signup', { form: wrong });
  await recorder.call(nobody, 'POST', '/auth/signup', { form: { ...form, password: 'short', full_name: '' } });
  await recorder.must(nobody, 'POST', '/auth/signup', { form });
  await recorder.call(nobody, 'POST', '/auth/signup', { form, note: 'again' });
  await recorder.call(nobody, 'POST', '/auth/login', { form: { email: person.email, password } });
  const first = await mailedToken(recorder, person.email, 'registration/activate/');
  await recorder.must(nobody, 'POST', '/auth/signup/resend', { form: { token: first } });
  const token = await mailedToken(recorder, person.email, 'registration/activate/', first);
  await recorder.call(nobody, 'GET', `/auth/signup/activate/${first}`, { note: 'replaced link' });
  await recorder.must(nobody, 'GET', `/auth/signup/activate/${token}`);
  await recorder.call(nobody, 'GET', `/auth/signup/activate/${token}`, { note: 'used link' });
  await recorder.call(nobody, 'POST', '/auth/signup/resend', { form: { token } });
  await recorder.call(nobody, 'POST', '/auth/signup', { form, note: 'of an account' });
  await recorder.call(nobody, 'POST', '/auth/login', { form: { email: person.email, password: 'wrong-1A!' } });
}

async function changeProfile(recorder: Recorder, caller: Caller): Promise<Caller> {
  const { id } = await recorder.must<{ id: string }>(caller, 'GET', '/auth/user');
  recorder.book.nameId(id, `user ${caller.name}`);
  const update = (form: Record<string, string>) => recorder.call(caller, 'POST', `/auth/update/${id}`, { form });
  await update({ full_name: 'Renamed Account', per_page: '25' });
  await update({ language: caller.language === 'en' ? 'sl' : 'en' });
  await update({ language: caller.language, 'visited_modules[0]': 'registration' });
  await update({ per_page: '7', language: 'de' });
  const change = (form: Record<string, string>) => recorder.call(caller, 'POST', '/auth/change-password', { form });
  await change({ current_password: 'wrong', password: changedTo, password_confirmation: changedTo });
  await change({ current_password: password, password: changedTo, password_confirmation: 'other' });
  const changed = { current_password: password, password: changedTo, password_confirmation: changedTo };
  return { ...caller, cookie: cookieOf(await change(changed)) };
}

async function changeEmail(recorder: Recorder, caller: Caller, { email }: Person): Promise<void> {
  const { id } = await recorder.peek<{ id: string }>(caller, '/auth/user');
  const moved = `moved.${email}`;
  const form = { email: moved, current_password: changedTo };
  await recorder.call(caller, 'POST', `/auth/update/${id}`, { form: { ...form, current_password: 'wrong' } });
  await recorder.must(caller, 'POST', `/auth/update/${id}`, { form });
  const token = await mailedToken(recorder, moved, 'settings/confirm-email/');
  await recorder.must(visitor(caller.language), 'POST', '/auth/confirm-email', { form: { token } });
  await recorder.call(visitor(caller.language), 'POST', '/auth/confirm-email', { form: { token }, note: 'used link' });
}

/** Uses another account: the service sends few such e-mails an hour to one account. */
async function resetPassword(recorder: Recorder, person: Person): Promise<void> {
  const nobody = visitor(person.language);
  const email = `reset.${person.email}`;
  await join(recorder, { ...person, email });
  await recorder.call(nobody, 'POST', '/forgot-password/create', { form: { email: 'nobody@nowhere.example' } });
  await recorder.must(nobody, 'POST', '/forgot-password/create', { form: { email } });
  const token = await mailedToken(recorder, email, 'login/reset-password\\?token=');
  await recorder.must(nobody, 'GET', `/forgot-password/find/${token}`);
  const reset = (secret: string, note: string) =>
    recorder.call(nobody, 'POST', '/forgot-password/reset', {
      form: { token, password: secret, password_confirmation: secret },
      note,
    });
  await reset('x', 'too short');
  await reset(resetTo, 'right');
  await reset(resetTo, 'used link');
  await recorder.call(nobody, 'GET', `/forgot-password/find/${token}`, { note: 'used link' });
}

async function handleSessions(recorder: Recorder, person: Person): Promise<void> {
  const moved = { ...person, email: `reset.${person.email}` };
  const [one, other, third] = [
    await logIn(recorder, moved, resetTo),
    await logIn(recorder, moved, resetTo),
    await logIn(recorder, moved, resetTo),
  ];
  await recorder.must(one, 'GET', '/auth/sessions');
  const sessions = await recorder.peek<{ data: { id: string; current: boolean }[] }>(other, '/auth/sessions');
  const own = sessions.data.find(({ current }) => current);
  await recorder.must(one, 'DELETE', `/auth/sessions/${own?.id}`);
  await recorder.call(other, 'GET', '/auth/user', { note: 'ended session' });
  await recorder.must(one, 'DELETE', '/auth/sessions');
  await recorder.call(third, 'GET', '/auth/user', { note: 'ended session' });
  const out = await recorder.call(one, 'GET', '/auth/logout');
  await recorder.call(one, 'GET', '/auth/user', { note: 'after the logout' });
  await recorder.call({ ...one, cookie: cookieOf(out) }, 'GET', '/auth/logout', { note: 'again' });
}

async function closeAccount(recorder: Recorder, person: Person): Promise<void> {
  const caller = await logIn(recorder, { ...person, email: `moved.${person.email}` }, changedTo);
  await recorder.call(caller, 'POST', '/auth/close', { form: { current_password: 'wrong' } });
  await recorder.must(caller, 'POST', '/auth/close', { form: { current_password: changedTo } });
  const email = `owner.${person.email}`;
  const owner = await join(recorder, { ...person, email });
  await recorder.must(owner, 'POST', '/tenants');
  await recorder.call(owner, 'POST', '/auth/close', { form: { current_password: password }, note: 'owner of a draft' });
}

import { addDraft, startTrial } from '../drafts.ts';
import { join, mailedToken, registrationOf, visitor } from '../person.ts';
import type { Caller, Recorder } from '../recorder.ts';

/** Records members: invitations, roles, removal and the transfer of ownership. */
export async function recordMembers(recorder: Recorder, owner: Caller): Promise<void> {
  const { language } = owner;
  const id = await addDraft(recorder, owner, `members-${language}`);
  await startTrial(recorder, owner, id);
  const people = `/tenants/${id}/invitations`;
  const email = (name: string) => `${name}.${language}@members.example`;
  const invite = (name: string, role: string) =>
    recorder.must<{ id: string }>(owner, 'POST', people, { form: { email: email(name), role, language } });

  const account = await join(recorder, { email: email('eva'), fullName: 'Eva Zupan', language });
  await invite('eva', 'manager');
  const token = await mailedToken(recorder, email('eva'), 'invitations/');
  await recorder.must(visitor(language), 'GET', `/invitations/${token}`, { note: 'of an account' });
  await recorder.call(owner, 'POST', `/invitations/${token}/accept`, { note: 'as another account' });
  await recorder.must(account, 'POST', `/invitations/${token}/accept`);
  await recorder.call(account, 'POST', `/invitations/${token}/accept`, { note: 'again' });

  const { id: open } = await invite('ivo', 'viewer');
  const replaced = await mailedToken(recorder, email('ivo'), 'invitations/');
  await recorder.must(owner, 'POST', `${people}/${open}/resend`);
  const fresh = await mailedToken(recorder, email('ivo'), 'invitations/', replaced);
  await recorder.call(visitor(language), 'GET', `/invitations/${replaced}`, { note: 'replaced link' });
  await recorder.must(visitor(language), 'GET', `/invitations/${fresh}`);
  const { email: _, ...form } = registrationOf({ email: email('ivo'), fullName: 'Ivo Kos', language });
  const signUp = (more: object) =>
    recorder.call(visitor(language), 'POST', `/invitations/${fresh}/signup`, { form: { ...form, ...more } });
  await signUp({ terms: 'false', full_name: '' });
  await signUp({});
  await signUp({});

  const { id: taken } = await invite('nik', 'viewer');
  await recorder.must(owner, 'DELETE', `${people}/${taken}`);
  await recorder.call(owner, 'DELETE', `${people}/${taken}`, { note: 'again' });
  await recorder.call(owner, 'POST', people, { form: { email: email('eva'), role: 'viewer' }, note: 'a member' });
  await changeMembers(recorder, owner, account, id);
}

async function changeMembers(recorder: Recorder, owner: Caller, manager: Caller, id: string): Promise<void> {
  const at = `/tenants/${id}/members`;
  const { data } = await recorder.must<{ data: { user_id: string; role: string }[] }>(owner, 'GET', at);
  const userOf = (role: string) => data.find((one) => one.role === role)?.user_id ?? '';
  const [first, second, third] = [userOf('owner'), userOf('manager'), userOf('viewer')];
  recorder.book.nameId(third, `user ivo.${owner.language}`);
  await recorder.call(manager, 'PUT', `${at}/${third}`, { form: { role: 'manager' }, note: 'as a manager' });
  await recorder.must(owner, 'PUT', `${at}/${third}`, { form: { role: 'manager' } });
  await recorder.call(owner, 'PUT', `${at}/${first}`, { form: { role: 'viewer' }, note: 'the last owner' });
  await recorder.must(owner, 'DELETE', `${at}/${third}`);
  await recorder.call(owner, 'DELETE', `${at}/${third}`, { note: 'again' });
  await recorder.call(manager, 'POST', `/tenants/${id}/transfer`, { form: { user_id: second }, note: 'as a manager' });
  await recorder.must(owner, 'POST', `/tenants/${id}/transfer`, { form: { user_id: second } });
  await recorder.must(manager, 'GET', at, { note: 'as the next owner' });
  await recorder.call(owner, 'DELETE', `${at}/${first}`, { note: 'leaves' });
}

import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';

const at = signedIn();
let newEmail = '';
beforeEach(() => {
  newEmail = `nova-${at.email}`;
});

const change = (to: string, more: object = { current_password: goodPassword }) =>
  at.client.post(`/auth/update/${at.userId}`, { email: to, ...more });
const confirm = (token: string) => at.service.client().post('/auth/confirm-email', { token });
const fieldsOf = (answer: { json(): unknown }) => Object.keys((answer.json() as { errors: object }).errors);

describe('another e-mail', () => {
  it('needs the password and an address, and changes nothing before it is confirmed', async () => {
    expect(fieldsOf(await change(newEmail, {}))).toEqual(['current_password']);
    expect(fieldsOf(await change('no address', { current_password: 'napacno-1' }))).toEqual([
      'email',
      'current_password',
    ]);
    expect(await at.service.mailTo(newEmail)).toEqual([]);
    expect((await change(newEmail.toUpperCase())).json()).toMatchObject({ email: at.email, pending_email: newEmail });
    expect((await at.client.get('/auth/user')).json()).toMatchObject({ email: at.email, pending_email: newEmail });
    await at.service.logIn(at.email);
  });

  it('notifies the old address, and revokes the links that were sent there', async () => {
    await at.service.client().post('/forgot-password/create', { email: at.email });
    const reset = await at.service.linkToken(at.email);
    await change(newEmail);
    expect((await confirm(await at.service.linkToken(newEmail))).json()).toMatchObject({ email: newEmail });
    const [notice] = await at.service.mailTo(at.email);
    expect(notice?.subject).toBe('The e-mail of your account was changed');
    expect(notice?.text).toContain(newEmail);
    expect((await at.service.client().get(`/forgot-password/find/${reset}`)).statusCode).toBe(404);
    const changed = and(eq(auditEntries.subjectId, at.userId), eq(auditEntries.action, 'auth.email_changed'));
    const [entry] = await at.service.database.select().from(auditEntries).where(changed);
    expect(entry).toMatchObject({ before: { email: at.email }, after: { email: newEmail } });
  });

  it('does not reveal that it is taken, and notifies its owner', async () => {
    await at.service.register({ email: newEmail });
    const taken = await change(newEmail);
    const free = await change(`free-${at.email}`);
    expect([taken.statusCode, Object.keys(taken.json())]).toEqual([free.statusCode, Object.keys(free.json())]);
    expect(taken.json()).toMatchObject({ pending_email: newEmail });
    const [told] = await at.service.mailTo(newEmail);
    expect(told?.subject).toBe('You already have an account');
    expect(told?.text).not.toContain('confirm-email');
  });

  it('is refused if another account has registered it since', async () => {
    await change(newEmail);
    const token = await at.service.linkToken(newEmail);
    await at.service.register({ email: newEmail });
    expect((await confirm(token)).json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await at.client.get('/auth/user')).json()).toMatchObject({ email: at.email });
  });

  it('is confirmed by the newest link alone, for a day, and once however many try', async () => {
    await change(newEmail);
    const older = await at.service.linkToken(newEmail);
    await change(`other-${at.email}`);
    expect((await confirm(older)).statusCode).toBe(404);
    await change(newEmail);
    const newest = await at.service.linkToken(newEmail);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(newest)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([statuses.filter((status) => status === 200), statuses.filter((status) => status === 404)]).toEqual([
      [200],
      Array.from({ length: 49 }, () => 404),
    ]);
    await at.client.post(`/auth/update/${at.userId}`, { email: at.email, current_password: goodPassword });
    const late = await at.service.linkToken(at.email);
    at.service.time.forward(24 * 3_600_000);
    expect((await confirm(late)).json()).toMatchObject({ code: 'email_link_invalid' });
  });

  it('is forgotten after any change of the password', async () => {
    await change(newEmail);
    const token = await at.service.linkToken(newEmail);
    const password = { password: 'zelena-trava8', password_confirmation: 'zelena-trava8' };
    await at.client.post('/auth/change-password', { current_password: goodPassword, ...password });
    expect((await confirm(token)).statusCode).toBe(404);
    expect((await at.client.get('/auth/user')).json()).toMatchObject({ email: at.email, pending_email: null });
  });

  it('is asked for five times an hour at most', async () => {
    for (let asked = 0; asked < 5; asked += 1) expect((await change(`${asked}-${at.email}`)).statusCode).toBe(200);
    expect((await change(newEmail)).statusCode).toBe(429);
  });

  it('stays what it is where a form sends it along unchanged', async () => {
    const saved = await at.client.post(`/auth/update/${at.userId}`, { email: at.email, full_name: 'Ana Nova' });
    expect(saved.json()).toMatchObject({ email: at.email, full_name: 'Ana Nova', pending_email: null });
  });

  it('can be changed only by its user, not even by an Administrator', async () => {
    const guard = `guard-${at.email}`;
    await at.service.makeAdministrator(await at.service.register({ email: guard }));
    const answer = await (
      await at.service.logIn(guard)
    ).post(`/auth/update/${at.userId}`, {
      email: newEmail,
      current_password: goodPassword,
    });
    expect(answer.statusCode).toBe(422);
    expect(await at.service.mailTo(newEmail)).toEqual([]);
  });
});

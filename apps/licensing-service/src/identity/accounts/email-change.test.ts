import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';

const me = signedIn();
let newEmail = '';
beforeEach(() => {
  newEmail = `nova-${me.email}`;
});

const change = (to: string, more: object = { current_password: goodPassword }) =>
  me.client.post(`/auth/update/${me.userId}`, { email: to, ...more });
const confirm = (token: string) => me.service.client().post('/auth/confirm-email', { token });
const fieldsOf = (answer: { json(): unknown }) => Object.keys((answer.json() as { errors: object }).errors);

describe('e-mail change', () => {
  it('requires the password and a valid address, and takes effect after confirmation', async () => {
    expect(fieldsOf(await change(newEmail, {}))).toEqual(['current_password']);
    expect(fieldsOf(await change('no address', { current_password: 'napacno-1' }))).toEqual([
      'email',
      'current_password',
    ]);
    expect(await me.service.mailTo(newEmail)).toEqual([]);
    expect((await change(newEmail.toUpperCase())).json()).toMatchObject({ email: me.email, pending_email: newEmail });
    expect((await me.client.get('/auth/user')).json()).toMatchObject({ email: me.email, pending_email: newEmail });
    await me.service.logIn(me.email);
  });

  it('notifies the old address and revokes links sent to it', async () => {
    await me.service.client().post('/forgot-password/create', { email: me.email });
    const reset = await me.service.linkToken(me.email);
    await change(newEmail);
    expect((await confirm(await me.service.linkToken(newEmail))).json()).toMatchObject({ email: newEmail });
    const [notice] = await me.service.mailTo(me.email);
    expect(notice?.subject).toBe('The e-mail of your account was changed');
    expect(notice?.text).toContain(newEmail);
    expect((await me.service.client().get(`/forgot-password/find/${reset}`)).statusCode).toBe(404);
    const changed = and(eq(auditEntries.subjectId, me.userId), eq(auditEntries.action, 'auth.email_changed'));
    const [entry] = await me.service.database.select().from(auditEntries).where(changed);
    expect(entry).toMatchObject({ before: { email: me.email }, after: { email: newEmail } });
  });

  it('does not reveal that another account has the address, and notifies its owner', async () => {
    await me.service.register({ email: newEmail });
    const taken = await change(newEmail);
    const free = await change(`free-${me.email}`);
    expect([taken.statusCode, Object.keys(taken.json())]).toEqual([free.statusCode, Object.keys(free.json())]);
    expect(taken.json()).toMatchObject({ pending_email: newEmail });
    const [mail] = await me.service.mailTo(newEmail);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toContain('confirm-email');
  });

  it('is rejected if another account has registered the address since', async () => {
    await change(newEmail);
    const token = await me.service.linkToken(newEmail);
    await me.service.register({ email: newEmail });
    expect((await confirm(token)).json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await me.client.get('/auth/user')).json()).toMatchObject({ email: me.email });
  });

  it('accepts only the latest link, once, for 24 hours', async () => {
    await change(newEmail);
    const older = await me.service.linkToken(newEmail);
    await change(`other-${me.email}`);
    expect((await confirm(older)).statusCode).toBe(404);
    await change(newEmail);
    const newest = await me.service.linkToken(newEmail);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(newest)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([statuses.filter((status) => status === 200), statuses.filter((status) => status === 404)]).toEqual([
      [200],
      Array.from({ length: 49 }, () => 404),
    ]);
    await me.client.post(`/auth/update/${me.userId}`, { email: me.email, current_password: goodPassword });
    const late = await me.service.linkToken(me.email);
    me.service.time.forward(24 * 3_600_000);
    expect((await confirm(late)).json()).toMatchObject({ code: 'email_link_invalid' });
  });

  it('is cancelled by a password change', async () => {
    await change(newEmail);
    const token = await me.service.linkToken(newEmail);
    const password = { password: 'zelena-trava8', password_confirmation: 'zelena-trava8' };
    await me.client.post('/auth/change-password', { current_password: goodPassword, ...password });
    expect((await confirm(token)).statusCode).toBe(404);
    expect((await me.client.get('/auth/user')).json()).toMatchObject({ email: me.email, pending_email: null });
  });

  it('is limited to five requests an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await change(`${count}-${me.email}`)).statusCode).toBe(200);
    expect((await change(newEmail)).statusCode).toBe(429);
  });

  it('is not requested by a form with the current address', async () => {
    const saved = await me.client.post(`/auth/update/${me.userId}`, { email: me.email, full_name: 'Ana Nova' });
    expect(saved.json()).toMatchObject({ email: me.email, full_name: 'Ana Nova', pending_email: null });
  });

  it('can be changed only by its user, not even by an Administrator', async () => {
    const guard = `guard-${me.email}`;
    await me.service.makeAdministrator(await me.service.register({ email: guard }));
    const answer = await (
      await me.service.logIn(guard)
    ).post(`/auth/update/${me.userId}`, {
      email: newEmail,
      current_password: goodPassword,
    });
    expect(answer.statusCode).toBe(422);
    expect(await me.service.mailTo(newEmail)).toEqual([]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailMessages } from '../../mail/mail.table';
import {
  buildTenantsApp,
  completeApplication,
  completeDraft,
  type Person,
  type TenantsApp,
} from '../../testing/tenants-app';
import { testClock, type TestClock } from '../../testing/test-clock';
import { subscriptions } from './subscription.table';
import { lookAfterSubscriptions } from './subscriptions.job';

let test: TenantsApp;
let time: TestClock;

beforeAll(async () => {
  time = testClock();
  test = await buildTenantsApp({ parts: { clock: time.clock } });
});
afterAll(() => test.close());

const subjectsTo = async ({ user }: Person) =>
  (await test.database.select().from(mailMessages).where(eq(mailMessages.to, user.email))).map(
    ({ subject }) => subject,
  );

/** Somebody whose trial has begun, and when it ends. */
async function onTrial(name: string): Promise<{ person: Person; endsAt: Date }> {
  const person = await test.person(name);
  const address = { ...completeApplication.address, vat_number: '' };
  const id = await completeDraft(person, { company: name, url_name: name.toLowerCase(), address });
  const operation = (await person.client.post(`/tenants/${id}/create`, {})).json<{ id: string }>();
  await test.parts.engine.run(operation.id);
  const [row] = await test.database.select().from(subscriptions).where(eq(subscriptions.tenantId, id));
  return { person, endsAt: row?.trialEndsAt ?? new Date(0) };
}

it('the end of a trial is told, also where the service stood still for days around it', async () => {
  const { person, endsAt } = await onTrial('Ana');
  time.set(new Date(endsAt.getTime() + 5 * 86_400_000));
  await lookAfterSubscriptions(test.parts);
  await lookAfterSubscriptions(test.parts);
  expect((await subjectsTo(person)).filter((subject) => subject === 'The free trial has ended')).toHaveLength(1);
});

it('an owner who cannot be told keeps no other one from it, and is told later', async () => {
  const [unreachable, other] = [await onTrial('Bor'), await onTrial('Cene')];
  const { email } = unreachable.person.user;
  await test.database.execute(
    sql`alter table mail_messages add constraint not_now check (recipient <> ${sql.raw(`'${email}'`)}) not valid`,
  );
  time.set(new Date(other.endsAt.getTime() + 60_000));
  await expect(lookAfterSubscriptions(test.parts)).rejects.toThrow('could not be looked after');
  expect(await subjectsTo(other.person)).toContain('The free trial has ended');
  await test.database.execute(sql`alter table mail_messages drop constraint not_now`);
  await lookAfterSubscriptions(test.parts);
  expect(await subjectsTo(unreachable.person)).toContain('The free trial has ended');
});

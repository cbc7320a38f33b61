import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { subjectsTo } from '../../testing/sent-mail';
import { type Person } from '../../testing/tenants-app';
import { trialTenant } from '../../testing/trial-tenants';
import { subscriptions } from './subscription.table';
import { processSubscriptions } from './subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();

/** Starts a trial; returns its end. */
async function startTrial(person: Person): Promise<Date> {
  const id = await trialTenant(test, person, newName());
  const [row] = await test.database.select().from(subscriptions).where(eq(subscriptions.tenantId, id));
  return row?.trialEndsAt ?? new Date(0);
}

it('announces the end of a trial, also after the service was down for days', async () => {
  const endsAt = await startTrial(owner);
  time.set(new Date(endsAt.getTime() + 5 * 86_400_000));
  await processSubscriptions(test.dependencies);
  await processSubscriptions(test.dependencies);
  expect((await subjectsTo(test, owner)).filter((subject) => subject === 'Your free trial has ended')).toHaveLength(1);
});

it('notifies the other owners when an e-mail to one fails, and that owner later', async () => {
  const unreachable = await test.person('Bor');
  await startTrial(unreachable);
  const endsAt = await startTrial(owner);
  const { email } = unreachable.user;
  await test.database.execute(
    sql`alter table mail_messages add constraint not_now check (recipient <> ${sql.raw(`'${email}'`)}) not valid`,
  );
  time.set(new Date(endsAt.getTime() + 60_000));
  await expect(processSubscriptions(test.dependencies)).rejects.toThrow('could not be processed');
  expect(await subjectsTo(test, owner)).toContain('Your free trial has ended');
  await test.database.execute(sql`alter table mail_messages drop constraint not_now`);
  await processSubscriptions(test.dependencies);
  expect(await subjectsTo(test, unreachable)).toContain('Your free trial has ended');
});

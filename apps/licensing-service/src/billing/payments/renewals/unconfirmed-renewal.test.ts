import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sandboxCards } from '../../../schema';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidTenant } from '../../../testing/paid-tenants';
import { billingOf } from '../../../testing/paying';
import { mailsTo } from '../../../testing/sent-mail';
import { advanceSubscriptions } from '../../subscriptions/advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();

it('asks the owner to confirm a renewal for which the bank requires it, before and after the last charge', async () => {
  const id = await paidTenant(test, owner, newName());
  await test.database.update(sandboxCards).set({ effect: 'authenticates' }).where(eq(sandboxCards.tenantId, id));
  for (const day of ['2026-12-21', '2026-12-22', '2026-12-24', '2026-12-28']) {
    time.set(new Date(`${day}T08:00:00.000Z`));
    await advanceSubscriptions(test.dependencies);
  }
  const { subscription } = await billingOf(owner.client, id);
  expect(subscription).toMatchObject({ state: 'overdue', overdue_reason: 'authentication_required' });
  const mails = (await mailsTo(test, owner)).filter(({ text }) => text.includes('could not charge the card'));
  expect(mails).toHaveLength(4);
  for (const { subject, text } of mails) {
    expect(subject).toBe('Your bank asks you to confirm the renewal');
    expect(text).toContain("Pay the renewal under Billing and confirm it on your bank's page.");
    expect(text).toContain('the company CRM becomes read-only on 04.01.2027.');
    expect(text).not.toContain('was declined');
  }
  expect(mails[0]?.text).toContain('Otherwise, we will charge the card again on 22.12.2026.');
  expect(mails[3]?.text).toContain('We will not charge the card again automatically.');
});

import { describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { billingOf, cards, pay, quote } from '../../../testing/paying';
import { mailsTo } from '../../../testing/sent-mail';
import { companyNamed } from '../../../testing/tenants-app';
import { transferSettings } from '../../../testing/test-settings';
import { recordTransfer } from '../../../testing/transfers';
import { advanceSubscriptions } from './advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));

const day = 86_400_000;
const reminder = 'Your plan is not paid yet';
const readOnlyNotice = 'Your company CRM is read-only';

/** The owner's reminders after that many more days, if the job has run each day, or every `step` days. */
async function remindersAfter(days: number, step = 1): Promise<readonly string[]> {
  for (let passed = 0; passed < days; passed += step) {
    time.forward(step * day);
    await advanceSubscriptions(test.dependencies);
  }
  const subjects = (await mailsTo(test, owner)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject === reminder || subject === readOnlyNotice);
}

describe('owners of an unpaid company CRM', () => {
  it('are reminded while the transfer of its renewal is pending, and notified when it becomes read-only', async () => {
    const administrator = await test.person('Maja', { isAdministrator: true });
    const id = await paidDraft(owner, companyNamed(newName()));
    const ordered = await pay(owner.client, id, await quote(owner.client, id), null);
    const paid = await recordTransfer(administrator, id, ordered, { on: '2026-11-21' });
    await test.dependencies.engine.run(paid.operation_id ?? '');
    // 21.12.2026 is the first unpaid day, 04.01.2027 the first read-only one.
    expect(await remindersAfter(40)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([reminder]);
    expect(await remindersAfter(2)).toEqual([reminder]);
    expect(await remindersAfter(1)).toEqual([reminder, readOnlyNotice]);
    const { subscription } = await billingOf(owner.client, id);
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject === readOnlyNotice);
    expect(new Date(subscription?.read_only_at ?? '') <= time.clock()).toBe(true);
    expect(mail?.text).toContain('since 04.01.2027');
  });

  it('are reminded after a declined renewal', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    expect(await remindersAfter(10)).toEqual([]);
    expect(await remindersAfter(6)).toEqual([reminder, readOnlyNotice]);
  });

  it('get no e-mail about a paid plan', async () => {
    await paidTenant(test, owner, newName());
    expect(await remindersAfter(40, 5)).toEqual([]);
  });
});

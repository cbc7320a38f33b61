import { describe, expect, it } from 'vitest';
import { ownerEachTest } from '../../testing/owner-each-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { billingOf, cards, pay, quote } from '../../testing/paying';
import { mailsTo } from '../../testing/sent-mail';
import { companyNamed } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';
import { processSubscriptions } from './subscriptions.job';

const { test, owner, time, newName } = ownerEachTest(() => ({ settings: transferSettings }));

const day = 86_400_000;
const reminder = 'Your plan is not paid yet';
const turned = 'Your company CRM is read-only';

/** The owner's e-mails about this after the job has run on each of that many more days. */
async function toldAfter(days: number): Promise<readonly string[]> {
  for (let passed = 0; passed < days; passed += 1) {
    time.forward(day);
    await processSubscriptions(test.dependencies);
  }
  const subjects = (await mailsTo(test, owner)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject === reminder || subject === turned);
}

describe('owners of a company CRM that is not paid', () => {
  it('are reminded while its transfer is pending, and notified when it becomes read-only', async () => {
    const id = await paidDraft(owner, companyNamed(newName()));
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    await test.dependencies.engine.run(payment.operation_id ?? '');
    expect(await toldAfter(5)).toEqual([]);
    expect(await toldAfter(2)).toEqual([reminder]);
    expect(await toldAfter(3)).toEqual([reminder, turned]);
    const { subscription } = await billingOf(owner.client, id);
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject === turned);
    expect(new Date(subscription?.read_only_at ?? '') <= time.clock()).toBe(true);
    expect(mail?.text).toContain('since 30.11.2026');
  });

  it('are reminded after a renewal that was refused', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    expect(await toldAfter(10)).toEqual([]);
    expect(await toldAfter(6)).toEqual([reminder, turned]);
  });

  it('get no e-mail about a plan that is paid', async () => {
    await paidTenant(test, owner, newName());
    expect(await toldAfter(40)).toEqual([]);
  });
});

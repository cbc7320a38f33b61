import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, chargesOf, pay, payCall, quote, smallPlan } from '../../testing/paying';
import { reconcileAccounts } from '../../testing/reconcile-accounts';
import { companyNamed } from '../../testing/tenants-app';
import { advanceSubscriptions } from '../subscriptions/advance/advance-subscriptions.job';
import { advancePayments } from './advance-payments.job';
import { payments } from './payment.table';

/** `npm run prove -- payments` sets 200. */
const rounds = Number(process.env['PAYMENT_ROUNDS'] ?? 1);
const patience = 30_000 + rounds * 15_000;

const { test, owner, time, newName } = ownerPerTest();

const hundred = <T>(call: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 100 }, (_, at) => call(at)));
const paymentsOf = (id: string) => test.database.select().from(payments).where(eq(payments.tenantId, id));
const payHundredTimes = async (id: string, offered: Parameters<typeof payCall>[2], method: string) => {
  const answers = await hundred((at) =>
    payCall(owner.client, id, offered, method, at % 2 === 0 ? `the-same-key-of-two-tabs-${offered.id}` : undefined),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const ids = new Set(answers.map((answer) => answer.json<{ id: string }>().id));
  expect(ids.size).toBe(1);
};
const settled = async () => {
  time.forward(60_000);
  await advancePayments(test.dependencies);
  return reconcileAccounts(test.database);
};

it(
  'charges and bills a draft once when it is paid a hundred times at once',
  async ({ annotate }) => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await paidDraft(owner, companyNamed(newName()));
      const method = await addCard(owner.client, id);
      await payHundredTimes(id, await quote(owner.client, id), method);
      const [payment] = await paymentsOf(id);
      await test.dependencies.engine.run(payment?.operationId ?? '');
      expect(await chargesOf(test, id)).toMatchObject([{ state: 'captured', amount: 9272 }]);
      expect((await billingOf(owner.client, id)).invoices).toMatchObject([{ kind: 'invoice', total: 9272 }]);
    }
    const { problems, figures } = await settled();
    expect(problems).toEqual([]);
    await annotate(`${rounds} × 100 Pay now of a draft: ${JSON.stringify(figures)}`);
  },
  patience,
);

it(
  'charges and bills a plan change once when it is paid a hundred times at once',
  async ({ annotate }) => {
    const id = await paidTenant(test, owner, newName());
    const method = await addCard(owner.client, id);
    for (let round = 1; round <= rounds; round += 1) {
      const offered = await quote(owner.client, id, { ...smallPlan, licences: 3 + round });
      expect(offered).toMatchObject({ kind: 'change', amount_due: 2318 });
      await payHundredTimes(id, offered, method);
      expect(await chargesOf(test, id)).toHaveLength(1 + round);
      const billing = await billingOf(owner.client, id);
      expect(billing.subscription?.selection?.licences).toBe(3 + round);
      expect(billing.invoices).toHaveLength(1 + round);
    }
    const { problems, figures } = await settled();
    expect(problems).toEqual([]);
    await annotate(`${rounds} × 100 Pay now of a change: ${JSON.stringify(figures)}`);
  },
  patience,
);

/** Every other company CRM of this file is renewed too. */
it('charges and bills a renewal once when twenty instances start it', { timeout: patience }, async () => {
  const id = await paidTenant(test, owner, newName());
  time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
  await Promise.all(Array.from({ length: 20 }, () => advanceSubscriptions(test.dependencies)));
  expect(await chargesOf(test, id)).toMatchObject([{ state: 'captured' }, { state: 'captured' }]);
  expect((await billingOf(owner.client, id)).invoices).toHaveLength(2);
  expect((await settled()).problems).toEqual([]);
});

it('charges a renewal once when the customer pays while the job renews', { timeout: patience }, async () => {
  const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
  const good = await addCard(owner.client, id);
  time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
  const offered = await quote(owner.client, id);
  expect(offered.kind).toBe('renewal');
  const [answer] = await Promise.all([
    payCall(owner.client, id, offered, good),
    ...Array.from({ length: 10 }, () => advanceSubscriptions(test.dependencies)),
  ]);
  if (answer.statusCode === 409) await pay(owner.client, id, await quote(owner.client, id), good);
  const capturedCharges = (await chargesOf(test, id)).filter(({ state }) => state === 'captured');
  expect(capturedCharges).toHaveLength(2);
  expect((await billingOf(owner.client, id)).subscription?.state).toBe('active');
  expect((await settled()).problems).toEqual([]);
});

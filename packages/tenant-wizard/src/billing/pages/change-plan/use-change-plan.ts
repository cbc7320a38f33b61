import type { Billing, Quote, Subscription, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { usePlanChange } from '../../api/change-plan';
import { usePriceList } from '../../../sections/subscription/api/price-list';
import { isPayable, usePaymentRun } from '../../../sections/payment/components/use-payment-run';
import { usePlanPrice } from '../../../sections/subscription/components/use-plan-price';
import { priceByList } from '../../../sections/subscription/model/plan-price';
import { isOrdered } from '../../../sections/payment/model/payment-state';
import { planPurpose } from '../../../sections/payment/model/plan-purpose';
import { planChangeMessages } from '../../messages';
import { useChangeForm } from './use-change-form';
import { useLeavePlan } from './use-leave-plan';
import { usePaymentOptions } from './use-payment-options';
import type { When } from './effective-date-choice';

interface ChangePlanOptions {
  tenant: Tenant;
  billing: Billing;
  subscription: Subscription;
}

/** State of the Change plan page, from the choice to the payment. */
export function useChangePlan({ tenant, billing, subscription }: ChangePlanOptions) {
  const text = useTexts(planChangeMessages);
  const [picked, setWhen] = useState<When>('now');
  const list = usePriceList();
  const plan = usePlanChange(tenant.id);
  const purpose = planPurpose(subscription);
  const runs = purpose === 'change';
  const { leave, leavePaid, leaveOrdered } = useLeavePlan(tenant.id, purpose);
  const change = useChangeForm({ tenant, billing, subscription, onSubmit: submit });
  const { form, selection, isSame } = change;
  const isPaused = selection === null || isSame;
  const shown = usePlanPrice(tenant, form.values, { canQuote: true, runs, isPaused });

  const { period } = subscription;
  const isRenewal = shown.quote?.kind === 'renewal';
  const credit = Math.max(0, 0 - (shown.price?.total ?? 0));
  const reduces = runs && period !== null && credit > 0;
  const when = reduces && !subscription.cancels ? picked : 'now';
  const atRenewal = when === 'renewal';
  const due = atRenewal || isPaused ? 0 : (shown.price?.amount_due ?? null);
  const run = usePaymentRun({
    tenantId: tenant.id,
    onQuote: shown.storeQuote,
    onPaid: (payment) => void leavePaid(payment),
    onOrdered: () => void leaveOrdered(),
  });
  const ways = usePaymentOptions(tenant.id, (due ?? 0) > 0, run.payment);

  async function submit() {
    const { quote } = shown;
    if (selection === null || isSame) return;
    if (atRenewal && period !== null) {
      const planned = await plan.mutateAsync({ params: { id: tenant.id }, body: selection }).catch(() => undefined);
      if (planned !== undefined) await leave(text('doneAtRenewal', { date: formatBillingDay(period.end) }));
      return;
    }
    if (quote === null || !isPayable(run.phase) || ways.cardForm.busy) return;
    const methodId = quote.amount_due === 0 ? null : await ways.methodToPay();
    if (methodId !== undefined) await run.pay(quote, methodId);
  }

  /** From the next period on, a whole period is charged; nothing is due now. */
  function shownAtRenewal(): typeof shown {
    const { quote } = shown;
    if (!atRenewal || selection === null || list.data === undefined || period === null) return shown;
    if (quote === null || quote.next_invoice === null) return shown;
    const price = priceByList(selection, list.data, { vat: quote.vat, balance: 0, least_charge: 0 });
    const next = { on: period.end, total: quote.next_invoice.total };
    return { ...shown, price: { ...price, amount_due: 0, next_invoice: next } };
  }

  const needsPayment = (due ?? 0) > 0;
  const isNewCycle = runs && subscription.selection?.cycle !== form.values.cycle;
  const order =
    ways.by === 'transfer' && needsPayment && shown.quote !== null ? orderOf(shown.quote, isNewCycle) : null;
  const isOrder = ways.by === 'transfer' && needsPayment && order?.amount_due !== 0;
  const goesOn = runs && !isNewCycle;
  const prices = list.data && { ...list.data, ...(goesOn ? subscription.prices : {}) };
  return {
    purpose,
    change,
    shown,
    shownPrice: order === null ? shownAtRenewal() : { ...shown, price: order },
    isOrder,
    order,
    beginsPeriod: !isRenewal && (!runs || isNewCycle),
    isNewCycle,
    resumesPeriod: shown.quote?.resumes_period === true,
    prices,
    reduces,
    credit,
    when,
    setWhen,
    atRenewal,
    needsPayment,
    due: order?.amount_due ?? due,
    ways,
    run,
    plan,
    isPaused,
    ordered: billing.payments.find((one) => isOrdered(one) && (one.kind === 'renewal') === isRenewal),
  };
}

/** A quote as ordered by bank transfer: for a new period in full, which is no difference to the previous plan. */
function orderOf(quote: Quote, isNewCycle: boolean): Quote {
  const { transfer } = quote;
  return { ...quote, ...transfer, change: isNewCycle && transfer.amount_due > 0 ? null : quote.change };
}

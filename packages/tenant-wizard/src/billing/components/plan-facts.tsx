import type { Billing, Subscription, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { Badge, DefinitionList, PriceLines, type PriceLine } from '@atrium/ui-kit';
import { billingMessages } from '../messages';
import { nextPayment } from '../../sections/subscription/model/next-payment';
import { isInProgress, isOrdered } from '../../sections/payment/model/payment-state';
import { planPurpose } from '../../sections/payment/model/plan-purpose';

interface PlanFactsProps {
  readonly billing: Billing;
  readonly tenant: Tenant;
}

const money = (cents: number) => formatMoney(cents, 'EUR');

export function PlanBadge({ subscription }: { readonly subscription: Subscription | null }) {
  const text = useTexts(billingMessages);
  if (subscription === null) return null;
  const { selection, kind } = subscription;
  if (selection === null && kind === 'paid') return null;
  return <Badge tone="accent">{selection === null ? text('trial') : text(`cycle.${selection.cycle}`)}</Badge>;
}

/** The quantities of a plan with their usage and the next invoice, or the end of the trial. */
export function PlanFacts({
  billing: { subscription, usage, credit, credit_reserved: reserved, payments },
  tenant,
}: PlanFactsProps) {
  const text = useTexts(billingMessages);
  if (subscription === null) return <p>{text('none')}</p>;
  const { selection, trial_ends_at: trialEnds, state, next_invoice: next, period } = subscription;

  const isBeingCreated = tenant.state !== 'active' && (state === 'creating' || state === 'failed');
  if (isBeingCreated || (selection === null && subscription.kind === 'paid')) return <p>{text('creation.begins')}</p>;
  if (selection === null) {
    const hasEnded = state === 'trial_ended';
    const days = tenant.subscription?.days_left;
    const items = [
      {
        id: 'ends',
        term: text(hasEnded ? 'trialEndedOn' : 'trialEnds'),
        value: trialEnds && formatBillingDay(trialEnds),
      },
      ...(hasEnded || days === undefined ? [] : [{ id: 'days', term: text('trialDaysLeft'), value: days }]),
    ];
    return (
      <>
        <DefinitionList items={items} />
        {!hasEnded && <p className="details__note">{text('trialText')}</p>}
      </>
    );
  }

  const counted = (count: number, used: number | undefined) =>
    used === undefined ? (
      count
    ) : (
      <>
        {count}, <span className="plan-facts__used">{text('inUse', { used })}</span>
      </>
    );
  const lines: PriceLine[] = [
    { id: 'licences', label: text('licences'), amount: counted(selection.licences, usage?.licences), weight: 'quiet' },
    { id: 'modules', label: text('modules'), amount: selection.modules.length, weight: 'quiet' },
    { id: 'assets', label: text('assets'), amount: counted(selection.assets, usage?.assets), weight: 'quiet' },
  ];
  if (next !== null) {
    lines.push({
      id: 'next',
      label: text('nextInvoice'),
      note: formatBillingDay(next.on),
      amount: money(next.total),
      weight: 'total',
    });
    // A payment in progress or an order by transfer may use the credit first.
    const isPaying = payments.some((payment) => isInProgress(payment) || isOrdered(payment));
    const { used, due } = nextPayment(next.total, isPaying ? 0 : credit - reserved);
    if (used > 0) {
      lines.push({ id: 'credit', label: text('nextFromCredit'), amount: money(-used), weight: 'quiet' });
      lines.push({ id: 'due', label: text('nextDue'), amount: money(due), weight: 'strong' });
    }
  } else {
    const waits = planPurpose(subscription) === 'pay';
    const runsTo = period === null ? undefined : text('runsTo', { date: formatBillingDay(period.end) });
    lines.push({
      id: 'next',
      label: text(waits ? 'nextInvoice' : 'noNextInvoice'),
      note: waits ? text('untilPaid') : runsTo,
      amount: '',
      weight: 'strong',
    });
  }
  return <PriceLines lines={lines} />;
}

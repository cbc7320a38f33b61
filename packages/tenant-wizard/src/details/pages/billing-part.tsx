import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card } from '@atrium/ui-kit';
import { lazy, Suspense } from 'react';
import { BillingCardLines } from '../../billing/components/billing-card-lines';
import { usePainted } from '../components/use-painted';
import { tenantDetailsMessages } from '../messages';

const BillingCard = lazy(async () => ({
  default: (await import('../../billing/components/billing-card')).BillingCard,
}));
const BillingNotice = lazy(async () => ({
  default: (await import('../../billing/components/billing-notice')).BillingNotice,
}));
const CloseSummary = lazy(async () => ({
  default: (await import('../../billing/components/close-summary')).CloseSummary,
}));
const AccountCredit = lazy(async () => ({
  default: (await import('../../billing/components/account-credit')).AccountCredit,
}));
const DeactivationSummary = lazy(async () => ({
  default: (await import('../../billing/components/deactivation-summary')).DeactivationSummary,
}));

interface BillingPartProps {
  readonly tenant: Tenant;
}

/** The card of billing, which comes once the rest of the page is painted. */
export function BillingPart({ tenant }: BillingPartProps) {
  const text = useTexts(tenantDetailsMessages);
  const painted = usePainted();
  const waiting = (
    <Card title={text('billing')}>
      <BillingCardLines />
    </Card>
  );
  return <Suspense fallback={waiting}>{painted ? <BillingCard tenant={tenant} /> : waiting}</Suspense>;
}

/** What becomes of the subscription, where there is something to say. */
export function BillingNoticePart({ tenant }: BillingPartProps) {
  const painted = usePainted();
  return <Suspense fallback={null}>{painted && <BillingNotice tenant={tenant} />}</Suspense>;
}

/** What becomes of the credit, of what is closed. */
export function AccountCreditPart({ tenant }: BillingPartProps) {
  const painted = usePainted();
  return <Suspense fallback={null}>{painted && <AccountCredit leads tenant={tenant} />}</Suspense>;
}

/** What becomes of the money by closing, for the question about it. */
export function CloseSummaryPart({ tenant }: BillingPartProps) {
  return (
    <Suspense fallback={null}>
      <CloseSummary tenant={tenant} />
    </Suspense>
  );
}

/** What goes on costing while it is inactive, for the question about it. */
export function DeactivationSummaryPart({ tenant }: BillingPartProps) {
  return (
    <Suspense fallback={null}>
      <DeactivationSummary tenant={tenant} />
    </Suspense>
  );
}

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
const AccountCredit = lazy(async () => ({
  default: (await import('../../billing/components/account-credit')).AccountCredit,
}));

/** The dialogs open once their summaries are loaded, so that their buttons do not move. */
export const CloseSummary = lazy(async () => ({
  default: (await import('../../billing/components/close-summary')).CloseSummary,
}));
export const DeactivationSummary = lazy(async () => ({
  default: (await import('../../billing/components/deactivation-summary')).DeactivationSummary,
}));

interface BillingPartProps {
  readonly tenant: Tenant;
}

/** The billing card, loaded after the first paint. */
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

export function BillingNoticePart({ tenant }: BillingPartProps) {
  const painted = usePainted();
  return <Suspense fallback={null}>{painted && <BillingNotice tenant={tenant} />}</Suspense>;
}

/** Loads the notice about the account credit of a closed company CRM. */
export function AccountCreditPart({ tenant }: BillingPartProps) {
  const painted = usePainted();
  return <Suspense fallback={null}>{painted && <AccountCredit hasLink tenant={tenant} />}</Suspense>;
}

import type { Subscription, Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { billingMessages } from '../messages';
import { paths } from '../../paths';

interface OverdueReasonProps {
  readonly reason: Exclude<Subscription['overdue_reason'], 'invoice_unpaid' | null>;
  readonly tenant: Tenant;
  readonly isPayer: boolean;
}

/** Why a renewal cannot be paid, with a link for users who can fix it. */
export function OverdueReason({ reason, tenant: { id, allowed_actions: actions }, isPayer }: OverdueReasonProps) {
  const text = useTexts(billingMessages);
  if (reason === 'vat_undetermined') {
    return (
      <>
        {text('overdueReason.vat_undetermined')}{' '}
        {actions.includes('setup') && (
          <TextLink href={paths.setupSection.href(id, 'application', 'address.vat_number')}>
            {text('overdueReason.correctVat')}
          </TextLink>
        )}
      </>
    );
  }
  const isMissing = reason === 'no_card';
  return (
    <>
      {isMissing
        ? text('overdueReason.no_card')
        : `${text('payment.declinedWhy', { reason: text(`payment.reason.${reason}`) })}.`}{' '}
      {isPayer && (
        <TextLink href={paths.billing.href(id, 'methods')}>
          {text(isMissing ? 'overdueReason.addCard' : 'overdueReason.changeCard')}
        </TextLink>
      )}
    </>
  );
}

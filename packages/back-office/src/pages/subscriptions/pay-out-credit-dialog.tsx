import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { usePayOutCredit } from '../../api/subscriptions';
import { subscriptionsMessages } from '../../subscriptions-messages';
import { BankStatementDialog } from './bank-statement-dialog';
import { nameOf } from './subscription-columns';

interface PayOutCreditDialogProps {
  row: SubscriptionSummary;
  onClose: () => void;
}

/** Asks for day and amount of a payout, shows the available credit, and records it. */
export function PayOutCreditDialog({ row, onClose }: PayOutCreditDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const { mutateAsync: payOut } = usePayOutCredit();
  const credit = formatMoney(row.credit, 'EUR');

  return (
    <BankStatementDialog
      conflictText={({ message }) => message}
      credit={row.credit}
      dayField="paid_on"
      onClose={onClose}
      onNote={async ({ day, amount }) => {
        await payOut({ params: { id: row.id }, body: { paid_on: day, amount } });
        notify({ tone: 'success', title: text('payOut.done', { amount: formatMoney(amount, 'EUR') }) });
      }}
      texts={{
        title: text('payOut.title'),
        description: text('payOut.text', { amount: credit, name: nameOf(text, row) }),
        amount: text('payOut.amount'),
        submit: text('payOut.submit'),
        failed: text('payOut.failed'),
      }}
    />
  );
}

import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRecordPayout } from '../api/subscriptions';
import { subscriptionsMessages } from '../messages';
import { BankStatementDialog } from './bank-statement-dialog';
import { nameOf } from './subscription-columns';

interface RecordPayoutDialogProps {
  row: SubscriptionSummary;
  onClose: () => void;
}

/** Asks for day and amount of a payout, shows the available credit, and records it. */
export function RecordPayoutDialog({ row, onClose }: RecordPayoutDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const { mutateAsync: recordPayout } = useRecordPayout();
  const credit = formatMoney(row.credit, 'EUR');

  return (
    <BankStatementDialog
      conflictText={({ message }) => message}
      credit={row.credit}
      dayField="paid_on"
      onClose={onClose}
      onRecord={async ({ day, amount }) => {
        await recordPayout({ params: { id: row.id }, body: { paid_on: day, amount } });
        notify({ tone: 'success', title: text('recordPayout.done', { amount: formatMoney(amount, 'EUR') }) });
      }}
      texts={{
        title: text('recordPayout.title'),
        description: text('recordPayout.text', { amount: credit, name: nameOf(text, row) }),
        amount: text('recordPayout.amount'),
        submit: text('recordPayout.submit'),
        failed: text('recordPayout.failed'),
      }}
    />
  );
}

import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRecordPayout } from '../api/subscriptions';
import { subscriptionsMessages } from '../messages';
import { BankStatementDialog } from './bank-statement-dialog';
import { nameOf, spendableCredit } from './subscription-columns';

interface RecordPayoutDialogProps {
  row: SubscriptionSummary;
  onClose: () => void;
}

/** Asks for day and amount of a payout, names the credit that can be paid out, and records it. */
export function RecordPayoutDialog({ row, onClose }: RecordPayoutDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const { mutateAsync: recordPayout } = useRecordPayout();
  const spendable = spendableCredit(row);
  const amount = formatMoney(spendable, 'EUR');
  const reserved = formatMoney(row.credit_reserved, 'EUR');

  return (
    <BankStatementDialog
      conflictText={({ message }) => message}
      credit={spendable}
      dayField="paid_on"
      onClose={onClose}
      onRecord={async ({ day, amount: cents }) => {
        await recordPayout({ params: { id: row.id }, body: { paid_on: day, amount: cents } });
        notify({ tone: 'success', title: text('recordPayout.done', { amount: formatMoney(cents, 'EUR') }) });
      }}
      texts={{
        title: text('recordPayout.title'),
        description: [
          text('recordPayout.text', { amount, name: nameOf(text, row) }),
          ...(row.credit_reserved > 0 ? [text('recordPayout.reserved', { amount: reserved })] : []),
        ],
        amount: text('recordPayout.amount'),
        submit: text('recordPayout.submit'),
        failed: text('recordPayout.failed'),
      }}
    />
  );
}

import { subscriptionsResource, type SubscriptionSummary } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, type Texts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, RowTitle, Status, type DataColumn } from '@atrium/ui-kit';
import { Ban, Banknote, Ellipsis, Landmark } from 'lucide-react';
import { listColumns } from '../../components/list/list-columns';
import { subscriptionTones } from '../model/subscription-tones';
import { tenantHref } from '../../paths';
import type { SubscriptionsTexts } from '../messages';

type Text = Texts<SubscriptionsTexts>;

type Transfer = SubscriptionSummary['transfers'][number];

export const nameOf = (text: Text, { title }: Pick<SubscriptionSummary, 'title'>) =>
  title === '' ? text('unnamed') : title;

/** Account credit that no pending payment reserves, in cents. Only this can be paid out. */
export const spendableCredit = ({ credit, credit_reserved: reserved }: SubscriptionSummary) =>
  Math.max(0, credit - reserved);

function transferWords(text: Text, { is_awaited: isAwaited, amount, received, number }: Transfer) {
  if (!isAwaited) return text('lateTransfer', { number });
  if (received >= amount) return text('pendingOrder', { number });
  const missing = formatMoney(amount - received, 'EUR');
  return received > 0 ? text('pendingRest', { number, missing }) : text('pendingTransfer', { number });
}

function nameCell(text: Text, row: SubscriptionSummary, canOpen: boolean) {
  const {
    company,
    state,
    credit,
    credit_reserved: reserved,
    transfers,
    next_try_at: nextTry,
    read_only_at: readOnly,
  } = row;
  return (
    <RowTitle
      detail={
        <>
          <Status tone={subscriptionTones[state]}>{text(`state.${state}`)}</Status>
          {company !== '' && <span>{company}</span>}
          {nextTry !== null && <span>{text('nextTry', { day: formatBillingDay(nextTry) })}</span>}
          {credit > 0 && <span>{text('credit', { amount: formatMoney(credit, 'EUR') })}</span>}
          {reserved > 0 && <span>{text('creditReserved', { amount: formatMoney(reserved, 'EUR') })}</span>}
          {transfers.map((transfer) => (
            <span key={transfer.payment_id}>{transferWords(text, transfer)}</span>
          ))}
          {readOnly !== null && <span>{text('readOnly', { day: formatBillingDay(readOnly) })}</span>}
        </>
      }
      href={canOpen ? tenantHref(row.id) : undefined}
      wraps
    >
      {nameOf(text, row)}
    </RowTitle>
  );
}

function periodCell(text: Text, { period_end: end, cycle }: SubscriptionSummary) {
  return (
    <>
      {end !== null && <time dateTime={end}>{formatBillingDay(end)}</time>}
      {cycle !== null && <div className="subscriptions__cycle">{text(`cycle.${cycle}`)}</div>}
    </>
  );
}

/**
 * Name with its state, owner, quantities, end of the period and monthly value.
 *
 * @param canOpen whether the user may view the company CRMs
 */
export function subscriptionColumns(text: Text, canOpen: boolean): DataColumn<SubscriptionSummary>[] {
  return listColumns(subscriptionsResource, {
    label: (name) => text(`column.${name}`),
    cells: { title: (row) => nameCell(text, row, canOpen), period_end: (row) => periodCell(text, row) },
  });
}

/** A bank transfer and its subscription. */
export interface ChosenTransfer {
  readonly row: SubscriptionSummary;
  readonly transfer: Transfer;
}

/** The last cell of a row: actions for pending transfers, for transfers that may still arrive, and for credit that is free. */
export function moneyActions(
  text: Text,
  onRecordTransfer: (chosen: ChosenTransfer) => void,
  onCancelTransfer: (chosen: ChosenTransfer) => void,
  onRecordPayout: (row: SubscriptionSummary) => void,
) {
  const which = ({ is_invoice: isInvoice, amount, received, number }: Transfer) =>
    text(isInvoice ? 'recordTransfer.whichInvoice' : 'recordTransfer.which', {
      amount: formatMoney(received < amount ? amount - received : amount, 'EUR'),
      number,
    });
  return (row: SubscriptionSummary) =>
    (row.transfers.length > 0 || spendableCredit(row) > 0) && (
      <Menu trigger={<IconButton icon={Ellipsis} label={text('actionsOf', { name: nameOf(text, row) })} size="s" />}>
        {row.transfers.map((transfer) => (
          <MenuItem
            detail={which(transfer)}
            icon={Landmark}
            key={transfer.payment_id}
            onSelect={() => onRecordTransfer({ row, transfer })}
          >
            {text('recordTransfer.open')}
          </MenuItem>
        ))}
        {row.transfers
          .filter(({ is_awaited: isAwaited, is_invoice: isInvoice }) => isAwaited && !isInvoice)
          .map((transfer) => (
            <MenuItem
              danger
              detail={which(transfer)}
              icon={Ban}
              key={transfer.payment_id}
              onSelect={() => onCancelTransfer({ row, transfer })}
            >
              {text('cancelTransfer.open')}
            </MenuItem>
          ))}
        {spendableCredit(row) > 0 && (
          <MenuItem
            detail={formatMoney(spendableCredit(row), 'EUR')}
            icon={Banknote}
            onSelect={() => onRecordPayout(row)}
          >
            {text('recordPayout.open')}
          </MenuItem>
        )}
      </Menu>
    );
}

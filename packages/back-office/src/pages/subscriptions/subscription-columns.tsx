import type { ListedSubscription } from '@atrium/api-client/contract';
import { formatDate, formatMoney, formatNumber, type Texts } from '@atrium/i18n';
import { Button, RowTitle, Status, type DataColumn } from '@atrium/ui-kit';
import { subscriptionTones } from '../../model/subscription-tones';
import type { SubscriptionsTexts } from '../../subscriptions-messages';

type Text = Texts<SubscriptionsTexts>;

export const nameOf = (text: Text, { title }: Pick<ListedSubscription, 'title'>) =>
  title === '' ? text('unnamed') : title;

function nameCell(text: Text, row: ListedSubscription) {
  const { company, state, next_try_at: nextTry, read_only_at: readOnly } = row;
  return (
    <RowTitle
      detail={
        <>
          <Status tone={subscriptionTones[state]}>{text(`state.${state}`)}</Status>
          {company !== '' && <span>{company}</span>}
          {nextTry !== null && <span>{text('nextTry', { day: formatDate(nextTry) })}</span>}
          {readOnly !== null && <span>{text('readOnly', { day: formatDate(readOnly) })}</span>}
        </>
      }
    >
      {nameOf(text, row)}
    </RowTitle>
  );
}

/** Name with its state, owner, plan, end of the period and what a month is worth. */
export function subscriptionColumns(text: Text): DataColumn<ListedSubscription>[] {
  const count = (id: 'licences' | 'modules' | 'assets'): DataColumn<ListedSubscription> => ({
    id,
    header: text(`column.${id}`),
    sortable: true,
    sortFirst: 'descending',
    align: 'end',
    cell: (row) => formatNumber(row[id]),
  });
  return [
    {
      id: 'title',
      header: text('column.title'),
      sortable: true,
      width: 'name',
      cell: (row) => nameCell(text, row),
    },
    { id: 'owner', header: text('column.owner'), sortable: true, cell: ({ owner }) => owner },
    {
      id: 'cycle',
      header: text('column.cycle'),
      sortable: true,
      cell: ({ cycle }) => cycle !== null && text(`cycle.${cycle}`),
    },
    count('licences'),
    count('modules'),
    count('assets'),
    {
      id: 'period_end',
      header: text('column.period_end'),
      sortable: true,
      cell: ({ period_end: end }) => end !== null && <time dateTime={end}>{formatDate(end)}</time>,
    },
    {
      id: 'monthly_value',
      header: text('column.monthly_value'),
      sortable: true,
      sortFirst: 'descending',
      align: 'end',
      cell: ({ monthly_value: value }) => formatMoney(value, 'EUR'),
    },
  ];
}

/** The last cell of a row: what can be done where a transfer is waited for. */
export function transferAction(text: Text, onReceive: (row: ListedSubscription) => void) {
  return (row: ListedSubscription) =>
    row.transfer !== null && (
      <Button aria-label={text('receive.openFor', { name: nameOf(text, row) })} onClick={() => onReceive(row)} size="s">
        {text('receive.open')}
      </Button>
    );
}

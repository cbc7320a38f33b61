import { can } from '@atrium/api-client';
import type { CallShape, Endpoint, ListQuery } from '@atrium/api-client/contract';
import { listQueryOptions, useApiClient, useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { CompanyTile, type CompanyTileProps, Link, TextLink } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overviewMessages } from '../messages';
import { type FilteredList, tenantPage } from '../model/filtered-lists';
import { OverviewCard } from './overview-card';

const shownRows = 4;

interface ListedRow {
  readonly id: string;
  readonly title: string;
}

/** An endpoint made by `listEndpoint`. */
type ListEndpoint<Row> = Endpoint<
  CallShape & {
    readonly query: ListQuery;
    readonly params: undefined;
    readonly body: undefined;
    readonly answer: { readonly data: readonly Row[] };
  }
>;

interface ListCardProps<Row extends ListedRow> {
  /** Key of the title and of the text without rows. */
  name: 'newTenants' | 'failedTenants' | 'trialsEnding' | 'overdue';
  endpoint: ListEndpoint<Row>;
  query: Pick<ListQuery, 'sort' | 'filter'>;
  /** The whole list. */
  list: FilteredList;
  tileOf?: (row: Row) => CompanyTileProps['state'];
  detailOf: (row: Row) => string;
  renderEnd?: (row: Row) => ReactNode;
}

/** The first rows of a filtered list with a link to it; nothing for readers who may not open it. */
export function ListCard<Row extends ListedRow>(props: ListCardProps<Row>) {
  return can(useCurrentUser(), props.list.permission) ? <LoadedCard {...props} /> : null;
}

function LoadedCard<Row extends ListedRow>({
  name,
  endpoint,
  query,
  list,
  tileOf,
  detailOf,
  renderEnd,
}: ListCardProps<Row>) {
  const text = useTexts(overviewMessages);
  const client = useApiClient();
  const user = useCurrentUser();
  const options = listQueryOptions(client, endpoint, { ...query, per_page: shownRows });
  const rows = useQuery({
    ...options,
    // Named as a read of the overview, so that its events refetch the rows.
    queryKey: [`overview.list-${name}`, { query }],
  });
  const opens = can(user, tenantPage('').permission);
  return (
    <OverviewCard
      actions={<TextLink href={list.href}>{text('lists.all')}</TextLink>}
      failedTitle={text(`lists.${name}.failed`)}
      note={text(`lists.${name}.note`)}
      query={rows}
      title={text(`lists.${name}.title`)}
    >
      {({ data }) =>
        data.length === 0 ? (
          <p className="overview__none">{text(`lists.${name}.none`)}</p>
        ) : (
          <ul className="overview__rows">
            {data.map((row) => {
              const title = row.title === '' ? text('lists.unnamed') : row.title;
              return (
                <li className="overview__row" key={row.id}>
                  <CompanyTile name={title} state={tileOf?.(row)} />
                  <span className="overview__words">
                    {opens ? <Link href={tenantPage(row.id).href}>{title}</Link> : title}
                    <span className="overview__note">{detailOf(row)}</span>
                  </span>
                  {renderEnd?.(row)}
                </li>
              );
            })}
          </ul>
        )
      }
    </OverviewCard>
  );
}

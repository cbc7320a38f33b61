import { useTexts } from '@atrium/i18n';
import {
  ButtonLink,
  CompanyTile,
  DataTable,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  RowTitle,
  SearchField,
  Status,
} from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { bookMessages } from '../messages';
import { sampleTenants } from '../overview/sample-rows';
import type { SampleTenant } from '../overview/sample-rows';
import { PatternShell } from './pattern-shell';
import './patterns.css';

const nothing = () => undefined;

export interface ListPatternProps {
  /** Result of the service: rows, no rows, loading, or an error. */
  readonly state: 'full' | 'empty' | 'loading' | 'failed';
}

function useColumns(): DataColumn<SampleTenant>[] {
  const text = useTexts(bookMessages);
  return [
    {
      id: 'title',
      header: text('patterns.list.name'),
      width: 'name',
      cell: ({ title, active }) => (
        <RowTitle
          detail={
            <Status tone={active ? 'success' : 'neutral'}>
              {text(active ? 'patterns.list.active' : 'patterns.list.inactive')}
            </Status>
          }
          href={`#${title}`}
          lead={<CompanyTile name={title} state={active ? 'active' : 'inactive'} />}
        >
          {title}
        </RowTitle>
      ),
    },
    { id: 'url', header: text('patterns.list.url'), cell: ({ url }) => url },
    { id: 'updated', header: text('patterns.list.updated'), width: 'date', cell: ({ updated }) => updated },
  ];
}

function Pages() {
  const text = useTexts(bookMessages);
  return (
    <Pagination
      firstReason={text('patterns.list.first')}
      label={text('patterns.list.pages')}
      lastPage={8}
      lastReason={text('patterns.list.last')}
      nextLabel={text('patterns.list.next')}
      onPage={nothing}
      page={1}
      pageText={text('patterns.list.page')}
      previousLabel={text('patterns.list.previous')}
      summary={text('patterns.list.range')}
    />
  );
}

function Failed() {
  const text = useTexts(bookMessages);
  return (
    <ErrorState
      reference={{
        value: 'AT-5C2M-81KD',
        copyLabel: text('patterns.list.copy'),
        copiedText: text('patterns.list.copied'),
      }}
      retry={{ label: text('patterns.list.retry'), onRetry: nothing }}
      title={text('patterns.list.failedTitle')}
    >
      {text('patterns.list.failedText')}
    </ErrorState>
  );
}

/** A list of records: header with one action, search, table, pagination. */
export function ListPattern({ state }: ListPatternProps) {
  const text = useTexts(bookMessages);
  const [search, setSearch] = useState('');
  const columns = useColumns();
  const start = (
    <ButtonLink href="#new" icon={Plus} variant="primary">
      {text('patterns.list.start')}
    </ButtonLink>
  );
  const rows = { full: sampleTenants, empty: [], loading: undefined, failed: [] }[state];
  const nothingYet = (
    <EmptyState actions={start} drawing title={text('patterns.list.emptyTitle')}>
      {text('patterns.list.emptyText')}
    </EmptyState>
  );
  return (
    <PatternShell>
      <PageHeader actions={state === 'empty' ? undefined : start} title={text('patterns.list.title')} />
      {state !== 'empty' && (
        <div className="book-pattern__tools">
          <SearchField
            clearLabel={text('patterns.list.clear')}
            label={text('patterns.list.search')}
            onChange={setSearch}
            placeholder={text('patterns.list.search')}
            value={search}
          />
        </div>
      )}
      {state === 'failed' ? (
        <Failed />
      ) : (
        <DataTable
          columns={columns}
          empty={nothingYet}
          label={text('patterns.list.title')}
          loadingText={text('patterns.list.loading')}
          rowKey={({ title }) => title}
          rows={rows}
        />
      )}
      {state === 'full' && <Pages />}
    </PatternShell>
  );
}

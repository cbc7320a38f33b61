import {
  customersResource,
  exportCustomersEndpoint,
  listCustomersEndpoint,
  type CustomerSummary,
} from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Avatar, ButtonLink, RowTitle, type FilterField } from '@atrium/ui-kit';
import { Plus, Upload } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { filterFields } from '../../components/list/filter-fields';
import { listColumns } from '../../components/list/list-columns';
import { useAuthorFilter } from '../../components/list/use-author-filter';
import { ResourceList } from '../../components/list/resource-list';
import { useListView } from '../../components/list/use-list-view';
import { listViews } from '../../components/model/list-view';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { documentsColumn } from '../components/documents-column';
import { ShownContact } from '../components/shown-contact';
import { useCountries } from '../components/use-countries';
import { customersMessages } from '../messages';
import { CustomerMenu } from './customer-menu';

const filters = ['country', 'active', 'author', 'updated_at'] as const;
const views = listViews(customersResource, filters);
const { href } = paths.customers.details;

const titleCell = (customer: CustomerSummary) => (
  <RowTitle detail={<RowDetail customer={customer} />} href={href(customer.id)} lead={<Avatar name={customer.title} />}>
    {customer.title}
  </RowTitle>
);

const contactCell = (customer: CustomerSummary) => <ShownContact customer={customer} />;

const rowMenu = (customer: CustomerSummary) => <CustomerMenu customer={customer} size="s" />;

export function CustomersPage() {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const canCreate = usePermission('create/customers');
  const [{ filter }] = useListView(views);
  const author = useAuthorFilter(text('field.author'), typeof filter['author'] === 'string' ? filter['author'] : '');
  const { codes, nameOf } = useCountries();
  const choice = useCallback(
    (name: string, value: string) => (name === 'country' ? nameOf(value) : common(value === 'true' ? 'yes' : 'no')),
    [nameOf, common],
  );
  const seesDocuments = usePermission('view/documents');
  const columns = useMemo(() => {
    const made = listColumns<typeof customersResource, CustomerSummary>(customersResource, {
      label: (name) => text(name === 'title' ? 'field.name' : `field.${name}`),
      choice,
      lead: 'circle',
      cells: { title: titleCell, contact: contactCell },
    });
    const [name, contact, ...others] = made;
    if (!seesDocuments || name === undefined || contact === undefined) return made;
    return [name, contact, documentsColumn(text('tabs.documents')), ...others];
  }, [text, choice, seesDocuments]);
  const fields = useMemo(() => {
    const made = filterFields(customersResource, filters, { label: (name) => text(`field.${name}`), choice });
    const countries = () => codes().map((key) => ({ key, title: nameOf(key) }));
    return made.map((field): FilterField => {
      if (field.key === 'author') return author;
      return field.key === 'country' && field.kind === 'select' ? { ...field, options: countries } : field;
    });
  }, [text, choice, codes, nameOf, author]);
  const add = canCreate && (
    <ButtonLink href={paths.customers.new.href()} icon={Plus} variant="primary">
      {text('newSubject')}
    </ButtonLink>
  );
  return (
    <ModulePage
      actions={
        canCreate && (
          <>
            <ButtonLink href={paths.customers.import.href()} icon={Upload}>
              {text('import.action')}
            </ButtonLink>
            {add}
          </>
        )
      }
      module="customers"
    >
      <ResourceList
        actions={rowMenu}
        actionsWidth="menu"
        columns={columns}
        emptyAction={add}
        endpoint={listCustomersEndpoint}
        exportEndpoint={exportCustomersEndpoint}
        filters={fields}
        texts={{
          table: text('table'),
          loading: text('loading'),
          failed: text('failed'),
          search: text('search'),
          actions: text('actions'),
          emptyTitle: text('empty.title'),
          emptyText: text('empty.text'),
          noMatches: text('empty.noMatches'),
        }}
        views={views}
      />
    </ModulePage>
  );
}

/** The second line of a row: the place; on a phone the shown contact. */
function RowDetail({ customer }: { customer: CustomerSummary }) {
  const text = useTexts(customersMessages);
  const { city, post, active, erased_at: erasedAt } = customer;
  const state = erasedAt === null ? !active && text('inactive') : text('erased');
  return (
    <>
      <span className="customer-row__place">{[state, city ?? post].filter(Boolean).join(' · ')}</span>
      <span className="customer-row__contact">
        {state && `${state} · `}
        <ShownContact customer={customer} />
      </span>
    </>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyTile } from '../company-tile/company-tile';
import { EmptyState } from '../empty-state/empty-state';
import { IconButton } from '../icon-button/icon-button';
import { LinkProvider } from '../link/link-provider';
import type { LinkProps } from '../link/link-provider';
import { Status } from '../status/status';
import type { DataColumn, DataSort } from './data-column';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';

interface Tenant {
  id: string;
  title: string;
  url: string;
  created: string;
  updated: string;
  active: boolean;
}

const tenants: Tenant[] = [
  {
    id: '1',
    title: 'Čebelarstvo Žnidaršič d.o.o.',
    url: 'znidarsic.crm.example',
    created: '12.10.2026, 09:14',
    updated: '20.11.2026, 16:05',
    active: true,
  },
  {
    id: '2',
    title: 'Kovinarstvo Ažman d.o.o.',
    url: 'azman.crm.example',
    created: '03.09.2026, 11:48',
    updated: '18.11.2026, 12:30',
    active: true,
  },
  {
    id: '3',
    title: 'Lesna Kočevje, zadruga z.o.o.',
    url: 'lesna-kocevje.crm.example',
    created: '14.05.2026, 13:35',
    updated: '01.11.2026, 00:00',
    active: false,
  },
];

const columns: DataColumn<Tenant>[] = [
  {
    id: 'title',
    header: 'Name',
    width: 'name',
    sortable: true,
    cell: ({ id, title, active }) => (
      <RowTitle
        detail={
          <>
            <Status tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Status>
            <span>Yearly, 14 licences</span>
          </>
        }
        href={`#tenants/${id}`}
        lead={<CompanyTile name={title} state={active ? 'active' : 'inactive'} />}
      >
        {title}
      </RowTitle>
    ),
  },
  { id: 'url', header: 'URL to the company CRM', cell: ({ url }) => url },
  {
    id: 'created',
    header: 'Created',
    width: 'date',
    sortable: true,
    sortFirst: 'descending',
    cell: ({ created }) => created,
  },
  {
    id: 'updated',
    header: 'Updated',
    width: 'date',
    sortable: true,
    sortFirst: 'descending',
    cell: ({ updated }) => updated,
  },
];

const meta = {
  title: 'ui-kit/DataTable',
  component: DataTable<Tenant>,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `**When to use.** For every list of records. The name in the first cell is the real link; a press anywhere on the row does the same. On a phone the first cell and the actions stay. Sorting, paging and filtering live in the address: the table only shows them.

| Key | What it does |
|---|---|
| Tab | through the headers that sort, then row by row: the name, the actions |
| Enter, Space | on a header: sorts, once more turns the direction |
| Enter | on a name: opens the record |
| Ctrl+Enter | on a name: opens it in a new tab |`,
      },
    },
  },
  args: {
    label: 'Tenants',
    columns,
    rows: tenants,
    rowKey: ({ id }) => id,
    loadingText: 'Loading',
    actionsLabel: 'Actions',
    actions: ({ title }) => (
      <>
        <IconButton icon={ExternalLink} label={`Open the company CRM of ${title}`} size="s" />
        <IconButton icon={Ellipsis} label={`More for ${title}`} size="s" />
      </>
    ),
  },
} satisfies Meta<typeof DataTable<Tenant>>;

export default meta;
type Story = StoryObj<typeof meta>;

function SortedTable(args: Story['args']) {
  const [sort, setSort] = useState<DataSort>({ column: 'updated', direction: 'descending' });
  return <DataTable {...meta.args} {...args} onSort={setSort} sort={sort} />;
}

export const Full: Story = {
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Updated' })).not.toHaveAttribute('aria-sort');
  },
};

const followed = fn();

function RouterLink({ href, children, ...props }: LinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

export const RowOpens: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByText('azman.crm.example'));
    await expect(followed).toHaveBeenCalledWith('#tenants/2');
  },
};

export const FirstLoad: Story = { args: { rows: undefined } };
export const Refreshing: Story = { args: { refreshing: true } };
export const Empty: Story = { args: { rows: [], empty: <EmptyState drawing title="No company CRM yet" /> } };
export const InACard: Story = { args: { edge: 'card', dense: true, columns: columns.slice(1) } };

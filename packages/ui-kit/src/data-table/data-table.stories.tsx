import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { CompanyTile } from '../company-tile/company-tile';
import { Drawer } from '../drawer/drawer';
import { EmptyState } from '../empty-state/empty-state';
import { IconButton } from '../icon-button/icon-button';
import { LinkProvider } from '../link/link-provider';
import type { LinkProps } from '../link/link-provider';
import { Status } from '../status/status';
import type { DataColumn, DataSort } from './data-column';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';
import { DoAndDont } from '../do-and-dont.fixture';
import { Stack } from '../stack/stack';

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
        component: `**When to use.** For every list of records. The name in the first cell is the real link; a press anywhere on the row does the same. On a phone the first cell and the actions stay. Sorting, paging and filtering live in the address: the table only shows them. The head sticks while the page scrolls. Give \`selection\` where something is done with many at once, and \`empty\` for each of the three reasons why nothing is there. Rows that are edited in place are an \`EditableTable\`.

| Key | What it does |
|---|---|
| Tab | through the headers that sort, then row by row: the box, the name, the actions |
| Enter, Space | on a header: sorts, once more turns the direction |
| Space | on a box: chooses the row; on the one in the head: all rows of the page, or none |
| Shift + press | on a box: chooses all rows from the last pressed one |
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
  globals: { viewport: { value: 'desktop' } },
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

function ChoosingTable(args: Story['args']) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <DataTable
      {...meta.args}
      {...args}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: ({ title }) => `Select ${title}`,
        allLabel: 'Select all on this page',
        countText: `${selected.size} of 23 selected`,
        actions: (
          <>
            <Button size="s">Export</Button>
            <Button size="s">Deactivate</Button>
          </>
        ),
        clearLabel: 'Clear the selection',
      }}
    />
  );
}

export const WithSelection: Story = {
  render: (args) => <ChoosingTable {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Lesna Kočevje, zadruga z.o.o.' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 23 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kovinarstvo Ažman d.o.o.' }));
    await expect(all).toBePartiallyChecked();
  },
};

const users = ['Blaž Kočevar', 'Eva Štih', 'Jernej Železnik', 'Lučka Pečar', 'Nejc Ažman'].map((name) => ({
  id: name,
  name,
}));
const userColumns: DataColumn<(typeof users)[number]>[] = [
  {
    id: 'name',
    header: 'User name',
    cell: ({ name }) => (
      <RowTitle detail={<span>azman.example</span>} lead={<Avatar name={name} />}>
        {name}
      </RowTitle>
    ),
  },
];

function AddUsers() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Blaž Kočevar', 'Jernej Železnik']));
  return (
    <Drawer
      closeLabel="Close"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Add {selected.size} users</Button>
        </>
      }
      onClose={() => undefined}
      open
      title="Add users"
    >
      <DataTable
        columns={userColumns}
        edge="drawer"
        label="Users"
        loadingText="Loading"
        rowKey={({ id }) => id}
        rows={users}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: ({ name }) => `Select ${name}`,
          allLabel: 'Select all on this page',
          countText: `${selected.size} of 41 selected`,
        }}
      />
    </Drawer>
  );
}

export const ChoosingInADrawer: Story = {
  render: () => <AddUsers />,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Add users' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Select Eva Štih' }));
    await expect(drawer.getByRole('button', { name: 'Add 3 users' })).toBeVisible();
  },
};

const manyTenants = Array.from({ length: 20 }, (_, index) => ({
  ...(tenants[index % tenants.length] as Tenant),
  id: String(index),
}));

export const StickyHead: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: manyTenants },
  play: async ({ canvas }) => {
    canvas.getAllByRole('link').at(-1)?.scrollIntoView();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
};

export const FirstLoad: Story = { args: { rows: undefined } };
export const Refreshing: Story = { args: { refreshing: true } };
export const NothingYet: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        actions={
          <Button icon={Plus} variant="primary">
            Start here
          </Button>
        }
        drawing
        title="No company CRM yet"
      >
        Set up the first one in seven short sections. The first 40 days are free.
      </EmptyState>
    ),
  },
};
export const FilteredOut: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState actions={<Button>Clear all</Button>} title="Nothing matches">
        No tenant is inactive and has “žni” in its name or URL.
      </EmptyState>
    ),
  },
};
export const NoPermission: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="You may not see the tenants">
        Ask an administrator for the permission to view company CRMs.
      </EmptyState>
    ),
  },
};
export const InACard: Story = { args: { edge: 'card', dense: true, columns: columns.slice(1) } };

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: <DataTable {...meta.args} columns={columns.slice(0, 1)} edge="card" rows={tenants.slice(0, 2)} />,
            why: 'The name is a link and carries the state below it. Frequent actions are icons with names.',
          },
          bad: {
            example: (
              <DataTable
                {...meta.args}
                actions={({ title }) => (
                  <Stack direction="row" gap={1}>
                    <Button size="s">Open {title}</Button>
                    <Button size="s" variant="danger">
                      Delete {title}
                    </Button>
                  </Stack>
                )}
                columns={[{ id: 'url', header: 'URL', cell: ({ url }) => url }]}
                edge="card"
                label="Tenants without names"
                rows={tenants.slice(0, 2)}
              />
            ),
            why: 'Without a name people cannot tell rows apart, and a red button in every row shouts.',
          },
        },
      ]}
    />
  ),
};

import { Chip, CompanyTile, DataTable, IconButton, Pagination, RowTitle, Stack, Status } from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { Sample, Sheet } from '../sheet/sheet';
import { sampleInvoices, sampleTenants } from './sample-rows';
import type { SampleInvoice, SampleTenant } from './sample-rows';

const nothing = () => undefined;

const tenantColumns: DataColumn<SampleTenant>[] = [
  {
    id: 'title',
    header: 'Name',
    width: 'name',
    sortable: true,
    cell: ({ title, active, plan }) => (
      <RowTitle
        detail={
          <>
            <Status tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Status>
            <span>{plan}</span>
          </>
        }
        href={`#${title}`}
        lead={<CompanyTile name={title} state={active ? 'active' : 'inactive'} />}
      >
        {title}
      </RowTitle>
    ),
  },
  { id: 'url', header: 'URL to the company CRM', cell: ({ url }) => url },
  { id: 'updated', header: 'Updated', width: 'date', sortable: true, cell: ({ updated }) => updated },
];

const invoiceColumns: DataColumn<SampleInvoice>[] = [
  { id: 'issued', header: 'Invoice', width: 'name', cell: ({ issued }) => issued },
  {
    id: 'state',
    header: 'State',
    phone: true,
    cell: ({ paid }) => <Status tone={paid ? 'success' : 'danger'}>{paid ? 'Paid' : 'Failed'}</Status>,
  },
  { id: 'amount', header: 'Amount', align: 'end', phone: true, cell: ({ amount }) => amount },
];

const meta = {
  title: 'Overview/Tables',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tables',
    lead: 'The name is the real link, the whole row opens. Filters are chips above, pages are below.',
    children: (
      <>
        <Sample flush title="A list of records" wide>
          <DataTable
            actions={({ title }) => <IconButton icon={Ellipsis} label={`More for ${title}`} size="s" />}
            actionsLabel="Actions"
            columns={tenantColumns}
            edge="card"
            label="Company CRMs"
            loadingText="Loading"
            onSort={nothing}
            rowKey={({ title }) => title}
            rows={sampleTenants}
            sort={{ column: 'updated', direction: 'descending' }}
          />
          <Pagination
            firstReason="This is the first page."
            label="Pages"
            lastPage={3}
            lastReason="This is the last page."
            nextLabel="Next page"
            onPage={nothing}
            page={2}
            pageText="Page 2 of 3"
            previousLabel="Previous page"
            summary="11–20 of 23"
          />
        </Sample>
        <Sample flush title="Invoices">
          <DataTable
            columns={invoiceColumns}
            dense
            edge="card"
            label="Invoices"
            loadingText="Loading"
            rowKey={({ issued }) => issued}
            rows={sampleInvoices}
          />
        </Sample>
        <Sample flush title="First load">
          <DataTable
            columns={invoiceColumns}
            edge="card"
            label="Invoices still loading"
            loadingText="Loading"
            rowKey={({ issued }) => issued}
            rows={undefined}
          />
        </Sample>
        <Sample title="Filters" wide>
          <Stack direction="row" gap={2}>
            <Chip label="Status" onRemove={nothing} removeLabel="Remove filter Status">
              Active
            </Chip>
            <Chip label="Updated" onRemove={nothing} removeLabel="Remove filter Updated">
              after 01.11.2026
            </Chip>
          </Stack>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Tables: StoryObj<typeof meta> = {};

import {
  Button,
  Chip,
  CompanyTile,
  DataTable,
  EditableTable,
  EditCell,
  EditLine,
  IconButton,
  Pagination,
  RowTitle,
  Stack,
  Status,
  TextField,
} from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { Sample, Sheet } from '../sheet/sheet';
import { sampleInvoices, samplePremises, sampleTenants } from './sample-rows';
import type { SampleInvoice, SamplePremise, SampleTenant } from './sample-rows';

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

const premiseColumns: DataColumn<SamplePremise>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id },
  { id: 'address', header: 'Address', phone: true, cell: ({ address }) => address },
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
        <Sample flush title="Chosen rows" wide>
          <DataTable
            columns={tenantColumns}
            edge="card"
            label="Chosen company CRMs"
            loadingText="Loading"
            rowKey={({ title }) => title}
            rows={sampleTenants}
            selection={{
              selected: new Set([sampleTenants[0]?.title ?? '']),
              onChange: nothing,
              rowLabel: ({ title }) => `Select ${title}`,
              allLabel: 'Select all on this page',
              countText: '1 of 23 selected',
              actions: <Button size="s">Deactivate</Button>,
              clearLabel: 'Clear the selection',
            }}
          />
        </Sample>
        <Sample flush title="A row edited in place" wide>
          <EditableTable
            actionsLabel="Actions"
            columns={premiseColumns}
            edge="card"
            editing={{
              edited: 'PE2',
              onEdit: nothing,
              editLabel: ({ id }) => `Edit ${id}`,
              fields: (
                <EditLine>
                  <EditCell span={4}>
                    <TextField
                      defaultValue="PE-2"
                      error="The business premise ID may include only letters and numbers."
                      id="premise-id"
                      label="ID"
                    />
                  </EditCell>
                  <EditCell span={8}>
                    <TextField defaultValue="Šmartinska cesta 152" id="premise-address" label="Address" />
                  </EditCell>
                </EditLine>
              ),
              fieldsLabel: 'Business premise PE2',
              onSave: nothing,
              onCancel: nothing,
              saveLabel: 'Save premise',
              cancelLabel: 'Cancel',
              enterHint: 'saves',
              escapeHint: 'cancels',
            }}
            label="Business premises"
            loadingText="Loading"
            rowKey={({ id }) => id}
            rows={samplePremises}
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

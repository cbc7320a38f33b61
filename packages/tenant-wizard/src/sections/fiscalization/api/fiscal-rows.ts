import type { ApiClient } from '@atrium/api-client';
import {
  createDeviceEndpoint,
  createPremiseEndpoint,
  deleteDeviceEndpoint,
  deletePremiseEndpoint,
  updateDeviceEndpoint,
  updatePremiseEndpoint,
  type Device,
  type DeviceInput,
  type Premise,
  type PremiseInput,
  type Tenant,
} from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMemo } from 'react';
import { useUpdateCachedTenant } from '../../form/api/update-cached-tenant';

/** A stored row with the version that a save is based on. */
export type SavedRow = Pick<Premise, 'id' | 'version'>;

/** Requests to change the rows of a table. */
export interface RowCalls<Row extends SavedRow, Input> {
  /** Creates a row, or updates the given one. */
  readonly save: (input: Input, row: SavedRow | undefined) => Promise<Row>;
  readonly remove: (row: SavedRow) => Promise<void>;
}

/** A table of records of a company CRM: its requests, and its rows in the cached tenant. */
interface RowTable<Row extends SavedRow, Input> {
  /** The id that users see. Rows are sorted by it. */
  readonly labelOf: (row: Row) => string;
  readonly rowsOf: (tenant: Tenant) => readonly Row[];
  readonly withRows: (tenant: Tenant, rows: Row[]) => Tenant;
  readonly add: (client: ApiClient, id: string, body: Input) => Promise<Row>;
  readonly change: (client: ApiClient, id: string, row: SavedRow, body: Input) => Promise<Row>;
  readonly remove: (client: ApiClient, id: string, row: SavedRow) => Promise<unknown>;
}

/** Business premises. Deleting one deletes its devices. */
export const premiseTable: RowTable<Premise, PremiseInput> = {
  labelOf: ({ premise_id: mark }) => mark,
  rowsOf: ({ premises }) => premises,
  withRows: (tenant, premises) => ({
    ...tenant,
    premises,
    devices: tenant.devices.filter(({ premise }) => premises.some(({ id }) => id === premise)),
  }),
  add: (client, id, body) => client.call(createPremiseEndpoint, { params: { id }, body }),
  change: (client, id, { id: premise, version }, body) =>
    client.call(updatePremiseEndpoint, { params: { id, premise }, body: { ...body, _version: version } }),
  remove: (client, id, { id: premise }) => client.call(deletePremiseEndpoint, { params: { id, premise } }),
};

export const deviceTable: RowTable<Device, DeviceInput> = {
  labelOf: ({ device_id: mark }) => mark,
  rowsOf: ({ devices }) => devices,
  withRows: (tenant, devices) => ({ ...tenant, devices }),
  add: (client, id, body) => client.call(createDeviceEndpoint, { params: { id }, body }),
  change: (client, id, { id: device, version }, body) =>
    client.call(updateDeviceEndpoint, { params: { id, device }, body: { ...body, _version: version } }),
  remove: (client, id, { id: device }) => client.call(deleteDeviceEndpoint, { params: { id, device } }),
};

export const keyOfRow = ({ id }: SavedRow) => id;

/** Requests for a table of a company CRM; updates the cached tenant. */
export function useRowCalls<Row extends SavedRow, Input>(
  id: string,
  table: RowTable<Row, Input>,
): RowCalls<Row, Input> {
  const client = useApiClient();
  const updateTenant = useUpdateCachedTenant(id);
  return useMemo(() => {
    const without = (tenant: Tenant, row: SavedRow) => table.rowsOf(tenant).filter((other) => other.id !== row.id);
    const order = (row: Row) => table.labelOf(row).toLowerCase();
    return {
      save: async (body, row) => {
        const saved = await (row ? table.change(client, id, row, body) : table.add(client, id, body));
        updateTenant((tenant) => {
          const rows = [...without(tenant, saved), saved];
          return table.withRows(
            tenant,
            rows.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)),
          );
        });
        return saved;
      },
      remove: async (row) => {
        await table.remove(client, id, row);
        updateTenant((tenant) => table.withRows(tenant, without(tenant, row)));
      },
    };
  }, [client, updateTenant, id, table]);
}

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
} from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMemo } from 'react';
import { useTakeSection } from './take-section';

/** A row as the service has it; what is saved is based on its version. */
export type KeptRow = Pick<Premise, 'id' | 'version'>;

/** The calls by which the rows of a table are kept. */
export interface RowCalls<Row extends KeptRow, Input> {
  /** Adds a row, or changes the one that is given. */
  readonly save: (input: Input, row: KeptRow | undefined) => Promise<Row>;
  readonly remove: (row: KeptRow) => Promise<void>;
}

function withRow<Row extends KeptRow>(rows: readonly Row[], saved: Row, idOf: (row: Row) => string): Row[] {
  return [...rows.filter(({ id }) => id !== saved.id), saved].toSorted((one, other) =>
    idOf(one).toLowerCase() < idOf(other).toLowerCase() ? -1 : 1,
  );
}

/** Business premises of a company CRM. */
export function usePremiseCalls(id: string): RowCalls<Premise, PremiseInput> {
  const client = useApiClient();
  const take = useTakeSection(id);
  return useMemo(
    () => ({
      save: async (body, row) => {
        const saved = row
          ? await client.call(updatePremiseEndpoint, {
              params: { id, premise: row.id },
              body: { ...body, _version: row.version },
            })
          : await client.call(createPremiseEndpoint, { params: { id }, body });
        take((tenant) => ({
          ...tenant,
          premises: withRow(tenant.premises, saved, ({ premise_id: mark }) => mark),
        }));
        return saved;
      },
      remove: async (row) => {
        await client.call(deletePremiseEndpoint, { params: { id, premise: row.id } });
        take((tenant) => ({
          ...tenant,
          premises: tenant.premises.filter((premise) => premise.id !== row.id),
          devices: tenant.devices.filter(({ premise }) => premise !== row.id),
        }));
      },
    }),
    [client, take, id],
  );
}

/** Electronic devices of a company CRM. */
export function useDeviceCalls(id: string): RowCalls<Device, DeviceInput> {
  const client = useApiClient();
  const take = useTakeSection(id);
  return useMemo(
    () => ({
      save: async (body, row) => {
        const saved = row
          ? await client.call(updateDeviceEndpoint, {
              params: { id, device: row.id },
              body: { ...body, _version: row.version },
            })
          : await client.call(createDeviceEndpoint, { params: { id }, body });
        take((tenant) => ({ ...tenant, devices: withRow(tenant.devices, saved, ({ device_id: mark }) => mark) }));
        return saved;
      },
      remove: async (row) => {
        await client.call(deleteDeviceEndpoint, { params: { id, device: row.id } });
        take((tenant) => ({ ...tenant, devices: tenant.devices.filter((device) => device.id !== row.id) }));
      },
    }),
    [client, take, id],
  );
}

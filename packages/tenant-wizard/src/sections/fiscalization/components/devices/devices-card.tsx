import type { Device, Premise } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import type { DataColumn } from '@atrium/ui-kit';
import { memo, useCallback, useMemo } from 'react';
import { deviceTable, useRowCalls } from '../../api/fiscal-rows';
import { fiscalizationMessages } from '../../messages';
import { RowsCard } from '../rows-card';
import { DeviceFields } from './device-fields';
import { deviceSchema } from './device.schema';
import { toDeviceInput, toDeviceValues } from './device-values';

interface DevicesCardProps {
  tenantId: string;
  premises: readonly Premise[];
  devices: readonly Device[];
  error: string | undefined;
  onOpen: (isOpen: boolean) => void;
}

const { labelOf } = deviceTable;

const markCell = (device: Device) => <strong>{labelOf(device)}</strong>;

/** The electronic devices, edited row by row. Memoised, so that other fields do not render it. */
export const DevicesCard = memo(function DevicesCard(props: DevicesCardProps) {
  const { tenantId, premises, devices, error, onOpen } = props;
  const text = useTexts(fiscalizationMessages);
  const calls = useRowCalls(tenantId, deviceTable);
  const toValues = useCallback((device: Device | undefined) => toDeviceValues(device, premises), [premises]);
  const marks = useMemo(() => new Map(premises.map(({ id, premise_id: mark }) => [id, mark])), [premises]);
  const columns = useMemo(
    (): DataColumn<Device>[] => [
      { id: 'id', header: text('devices.id'), cell: markCell },
      {
        id: 'premise',
        header: text('devices.premise'),
        phone: true,
        cell: ({ premise }) => marks.get(premise) ?? '',
      },
    ],
    [text, marks],
  );
  return (
    <RowsCard
      calls={calls}
      columns={columns}
      deleteText={(device) =>
        text('devices.deleteText', { id: labelOf(device), premise: marks.get(device.premise) ?? '' })
      }
      disabledReason={premises.length === 0 ? text('devices.premiseFirst') : undefined}
      error={error}
      idPrefix="device-"
      kind="devices"
      labelOf={labelOf}
      onOpen={onOpen}
      renderFields={(open) => <DeviceFields {...open} premises={premises} />}
      rows={devices}
      schemaOf={(open) => deviceSchema(devices.filter((device) => device !== open))}
      toInput={toDeviceInput}
      toValues={toValues}
    />
  );
});

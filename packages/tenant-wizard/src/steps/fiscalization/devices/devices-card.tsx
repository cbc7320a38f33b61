import type { Device, Premise } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Badge, Button, Card, EditableTable, EmptyState, IconButton, type DataColumn } from '@atrium/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { useDeviceCalls } from '../../../api/fiscal-rows';
import { fiscalizationMessages } from '../../../fiscalization-messages';
import { DeleteRowDialog } from '../delete-row-dialog';
import { RowTableError } from '../row-table-error';
import { useRowEditing } from '../use-row-editing';
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

const markCell = ({ device_id: mark }: Device) => <strong>{mark}</strong>;

const keyOf = ({ id }: Device) => id;

/** The electronic devices, edited row by row. Drawn again only for what is its own. */
export const DevicesCard = memo(function DevicesCard(props: DevicesCardProps) {
  const { tenantId, premises, devices, error, onOpen } = props;
  const text = useTexts(fiscalizationMessages);
  const common = useCommonTexts();
  const calls = useDeviceCalls(tenantId);
  const [deleting, setDeleting] = useState<Device>();
  const toValues = useCallback((device: Device | undefined) => toDeviceValues(device, premises), [premises]);
  const editing = useRowEditing({
    rows: devices,
    calls,
    toValues,
    toInput: toDeviceInput,
    schemaOf: (open) => deviceSchema(devices.filter((device) => device !== open)),
    savedText: ({ device_id: id }) => text('devices.saved', { id }),
    onOpen,
  });

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
  const editLabel = useCallback(({ device_id: id }: Device) => text('devices.edit', { id }), [text]);
  const actions = useCallback(
    (device: Device) => (
      <IconButton
        icon={Trash2}
        label={text('devices.delete', { id: device.device_id })}
        onClick={() => setDeleting(device)}
        size="s"
      />
    ),
    [text],
  );

  const id = deleting?.device_id ?? '';
  return (
    <Card
      actions={
        <Button
          disabledReason={premises.length === 0 ? text('devices.premiseFirst') : undefined}
          icon={Plus}
          id="devices"
          onClick={editing.onNew}
          size="s"
        >
          {text('devices.add')}
        </Button>
      }
      flush
      note={devices.length > 0 && <Badge>{devices.length}</Badge>}
      title={text('devices.title')}
    >
      <RowTableError error={error} />
      <EditableTable
        actions={actions}
        actionsLabel={text('actions')}
        columns={columns}
        edge="card"
        editing={{
          edited: editing.edited,
          onEdit: editing.onEdit,
          editLabel,
          fields: <DeviceFields errorOf={editing.errorOf} form={editing.form} premises={premises} />,
          fieldsLabel: editing.open ? text('devices.open', { id: editing.open.device_id }) : text('devices.new'),
          onSave: () => void editing.form.submitForm(),
          onCancel: editing.close,
          saving: editing.form.isSubmitting,
          saveLabel: editing.form.isSubmitting ? common('saving') : text('devices.save'),
          cancelLabel: common('cancel'),
          enterHint: text('enterHint'),
          escapeHint: text('escapeHint'),
          error: editing.rowError,
        }}
        empty={
          <EmptyState headingLevel={3} title={text('devices.empty')}>
            {text('devices.emptyText')}
          </EmptyState>
        }
        label={text('devices.title')}
        loadingText={common('loading')}
        rowKey={keyOf}
        rows={devices}
      />
      <DeleteRowDialog
        confirmLabel={text('devices.deleteAction')}
        deletedText={text('devices.deleted', { id })}
        onClose={() => setDeleting(undefined)}
        onDelete={calls.remove}
        row={deleting}
        text={text('devices.deleteText', { id, premise: marks.get(deleting?.premise ?? '') ?? '' })}
        title={text('devices.deleteTitle', { id })}
      />
    </Card>
  );
});

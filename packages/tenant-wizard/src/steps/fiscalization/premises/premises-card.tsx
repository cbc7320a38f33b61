import type { Device, Premise } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Badge, Button, Card, EditableTable, EmptyState, IconButton, type DataColumn } from '@atrium/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { usePremiseCalls } from '../../../api/fiscal-rows';
import { fiscalizationMessages } from '../../../fiscalization-messages';
import { DeleteRowDialog } from '../delete-row-dialog';
import { RowTableError } from '../row-table-error';
import { useRowEditing } from '../use-row-editing';
import { PremiseFields } from './premise-fields';
import { premiseSchema } from './premise.schema';
import { toPremiseInput, toPremiseValues } from './premise-values';

interface PremisesCardProps {
  tenantId: string;
  premises: readonly Premise[];
  devices: readonly Device[];
  error: string | undefined;
  onOpen: (isOpen: boolean) => void;
}

const keyOf = ({ id }: Premise) => id;

function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What the land register calls a part of a building: `2082-311-1`. */
const registerText = ({ cadastral_number: cadastral, building_number: building, section_number: part }: Premise) =>
  [cadastral, building, part].join('-');

const markCell = ({ premise_id: mark }: Premise) => <strong>{mark}</strong>;

const addressText = ({ address, house_number: number, house_number_additional: more, city }: Premise) =>
  `${address} ${number}${more ?? ''}, ${city}`;

/** The business premises, edited row by row. Drawn again only for what is its own. */
export const PremisesCard = memo(function PremisesCard(props: PremisesCardProps) {
  const { tenantId, premises, devices, error, onOpen } = props;
  const text = useTexts(fiscalizationMessages);
  const common = useCommonTexts();
  const calls = usePremiseCalls(tenantId);
  const [today] = useState(() => localDay(new Date()));
  const [deleting, setDeleting] = useState<Premise>();
  const toValues = useCallback((premise: Premise | undefined) => toPremiseValues(premise, today), [today]);
  const editing = useRowEditing({
    rows: premises,
    calls,
    toValues,
    toInput: toPremiseInput,
    schemaOf: (open) =>
      premiseSchema(premises.filter((premise) => premise !== open).map(({ premise_id: mark }) => mark)),
    savedText: ({ premise_id: id }) => text('premises.saved', { id }),
    onOpen,
  });

  const columns = useMemo(
    (): DataColumn<Premise>[] => [
      { id: 'id', header: text('premises.id'), cell: markCell },
      { id: 'type', header: text('premises.type'), phone: true, cell: ({ type }) => text(`premises.typeOf.${type}`) },
      {
        id: 'address',
        header: text('premises.address'),
        cell: (premise) => (premise.type === 'immovable' ? addressText(premise) : text('premises.noAddress')),
      },
      {
        id: 'cadastral',
        header: text('premises.cadastral'),
        cell: (premise) => (premise.type === 'immovable' ? registerText(premise) : text('premises.none')),
      },
    ],
    [text],
  );
  const editLabel = useCallback(({ premise_id: id }: Premise) => text('premises.edit', { id }), [text]);
  const actions = useCallback(
    (premise: Premise) => (
      <IconButton
        icon={Trash2}
        label={text('premises.delete', { id: premise.premise_id })}
        onClick={() => setDeleting(premise)}
        size="s"
      />
    ),
    [text],
  );

  const id = deleting?.premise_id ?? '';
  const count = devices.filter(({ premise }) => premise === deleting?.id).length;
  return (
    <Card
      actions={
        <Button icon={Plus} id="premises" onClick={editing.onNew} size="s">
          {text('premises.add')}
        </Button>
      }
      flush
      note={premises.length > 0 && <Badge>{premises.length}</Badge>}
      title={text('premises.title')}
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
          fields: <PremiseFields errorOf={editing.errorOf} form={editing.form} />,
          fieldsLabel: editing.open ? text('premises.open', { id: editing.open.premise_id }) : text('premises.new'),
          onSave: () => void editing.form.submitForm(),
          onCancel: editing.close,
          saving: editing.form.isSubmitting,
          saveLabel: editing.form.isSubmitting ? common('saving') : text('premises.save'),
          cancelLabel: common('cancel'),
          enterHint: text('enterHint'),
          escapeHint: text('escapeHint'),
          error: editing.rowError,
        }}
        empty={
          <EmptyState headingLevel={3} title={text('premises.empty')}>
            {text('premises.emptyText')}
          </EmptyState>
        }
        label={text('premises.title')}
        loadingText={common('loading')}
        rowKey={keyOf}
        rows={premises}
      />
      <DeleteRowDialog
        confirmLabel={text('premises.deleteAction')}
        deletedText={text('premises.deleted', { id })}
        onClose={() => setDeleting(undefined)}
        onDelete={calls.remove}
        row={deleting}
        text={text('premises.deleteText', { id, count })}
        title={text('premises.deleteTitle', { id })}
      />
    </Card>
  );
});

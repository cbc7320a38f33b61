import type { Codelist, CountedCodelistOption } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { DataTable, EditableTable, EmptyState, IconButton, VisuallyHidden } from '@atrium/ui-kit';
import { Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ConflictDialog, conflictMessages } from '@atrium/forms/conflict';
import { codelistsMessages } from '../messages';
import { optionColumns } from './option-columns';
import { OptionFields } from './option-fields';
import { RemoveOptionDialog } from './remove-option-dialog';
import type { useOptionEditing } from './use-option-editing';
import { useOptionMenu } from './use-option-menu';
import { useOptionOrder } from './use-option-order';

interface OptionsTableProps {
  codelist: Codelist;
  canEdit: boolean;
  editing: ReturnType<typeof useOptionEditing>;
}

const rowKey = ({ id }: CountedCodelistOption) => id;

/** The options of a codelist, edited in place. */
export function OptionsTable({ codelist, canEdit, editing }: OptionsTableProps) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const conflict = useTexts(conflictMessages);
  const [removed, setRemoved] = useState<CountedCodelistOption>();
  const { rows, move, moveBy, save, announcement } = useOptionOrder(codelist);
  const { value, open, form } = editing;
  const isReferredTo = codelist.data.some(({ uses }) => uses !== null);
  const columns = useMemo(() => {
    const order = {
      onDrag: (id: string, overId: string) =>
        move(
          id,
          rows.findIndex((row) => row.id === overId),
        ),
      onDrop: save,
      onMoveBy: moveBy,
    };
    return optionColumns({ text, value, isReferredTo, ...(canEdit ? { order } : {}) });
  }, [text, value, isReferredTo, canEdit, rows, move, moveBy, save]);
  const editLabel = useCallback(({ title }: CountedCodelistOption) => text('edit', { title }), [text]);
  const actions = useCallback(
    (option: CountedCodelistOption) => (
      <IconButton
        icon={Trash2}
        label={text('remove.open', { title: option.title })}
        onClick={() => setRemoved(option)}
        size="s"
      />
    ),
    [text],
  );
  const menu = useOptionMenu(setRemoved);
  const table = {
    columns,
    empty: <EmptyState title={text('empty.title')}>{text('empty.text')}</EmptyState>,
    label: codelist.title,
    loadingText: text('loading'),
    rowKey,
    rows,
  };

  if (!canEdit) return <DataTable {...table} dense />;
  return (
    <>
      <EditableTable
        {...table}
        actions={actions}
        actionsLabel={text('field.actions')}
        menu={menu}
        editing={{
          edited: editing.edited,
          onEdit: editing.onEdit,
          editLabel,
          fields: <OptionFields editing={editing} />,
          fieldsLabel: open === undefined ? text('new') : text('editing', { title: open.title }),
          onSave: () => void form.submit(),
          onCancel: editing.close,
          saving: form.busy,
          saveLabel: common(form.busy ? 'saving' : 'save'),
          cancelLabel: common('cancel'),
          enterHint: text('enterHint'),
          escapeHint: text('escapeHint'),
          error: form.recordError,
        }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ConflictDialog
        conflict={form.conflict}
        label={(name) =>
          name === 'hidden' ? text('hide.field') : text(name === 'value' ? value.label : `field.${name}`)
        }
        show={(name, values) =>
          typeof values[name] === 'string' ? values[name] : conflict(values[name] ? 'yes' : 'no')
        }
      />
      {removed !== undefined && (
        <RemoveOptionDialog codelist={codelist} onClose={() => setRemoved(undefined)} option={removed} />
      )}
    </>
  );
}

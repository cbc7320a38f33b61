import type { Form } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Badge, Button, Card, EditableTable, EmptyState, IconButton, type DataColumn } from '@atrium/ui-kit';
import type { FormikValues } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { keyOfRow, type SavedRow } from '../api/fiscal-rows';
import { fiscalizationMessages } from '../messages';
import { DeleteRowDialog } from './delete-row-dialog';
import { RowTableError } from './row-table-error';
import { useRowEditing, type RowEditingOptions } from './use-row-editing';

/** Props of the fields of an open row. */
export interface RowFieldsProps<Values extends FormikValues> {
  readonly form: Form<Values>;
}

interface RowsCardProps<Row extends SavedRow, Values extends FormikValues, Input> extends Omit<
  RowEditingOptions<Row, Values, Input>,
  'savedText'
> {
  /** Text group of the rows; also the id of the Add button, which error summaries link to. */
  readonly kind: 'premises' | 'devices';
  /** The id that users see. */
  readonly labelOf: (row: Row) => string;
  /** Columns after the id. Keep them stable, so that rows are not rendered again. */
  readonly columns: readonly DataColumn<Row>[];
  readonly renderFields: (open: RowFieldsProps<Values>) => ReactNode;
  /** Lists what is deleted together with a row. */
  readonly deleteText: (row: Row) => string;
  /** Why no row can be added now. */
  readonly disabledReason?: string | undefined;
  /** Error of the table, found by Next. */
  readonly error: string | undefined;
}

/** A table whose rows are added, edited in place and deleted, each with a separate request. */
export function RowsCard<Row extends SavedRow, Values extends FormikValues, Input>(
  props: RowsCardProps<Row, Values, Input>,
) {
  const { kind, labelOf, columns, renderFields, deleteText, disabledReason, error, ...options } = props;
  const { rows, calls } = options;
  const text = useTexts(fiscalizationMessages);
  const common = useCommonTexts();
  const [deleting, setDeleting] = useState<Row>();
  const editing = useRowEditing({ ...options, savedText: (row) => text(`${kind}.saved`, { id: labelOf(row) }) });

  const editLabel = useCallback((row: Row) => text(`${kind}.edit`, { id: labelOf(row) }), [text, kind, labelOf]);
  const actions = useCallback(
    (row: Row) => (
      <IconButton
        icon={Trash2}
        label={text(`${kind}.delete`, { id: labelOf(row) })}
        onClick={() => setDeleting(row)}
        size="s"
      />
    ),
    [text, kind, labelOf],
  );

  const id = deleting === undefined ? '' : labelOf(deleting);
  return (
    <Card
      actions={
        <Button disabledReason={disabledReason} icon={Plus} id={kind} onClick={editing.onNew} size="s">
          {text(`${kind}.add`)}
        </Button>
      }
      flush
      note={rows.length > 0 && <Badge>{rows.length}</Badge>}
      title={text(`${kind}.title`)}
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
          fields: renderFields({ form: editing.form }),
          fieldsLabel: editing.open ? text(`${kind}.open`, { id: labelOf(editing.open) }) : text(`${kind}.new`),
          onSave: () => void editing.form.submit(),
          onCancel: editing.close,
          saving: editing.form.busy,
          saveLabel: editing.form.busy ? common('saving') : text(`${kind}.save`),
          cancelLabel: common('cancel'),
          enterHint: text('enterHint'),
          escapeHint: text('escapeHint'),
          error: editing.rowError,
        }}
        empty={
          <EmptyState headingLevel={3} title={text(`${kind}.empty`)}>
            {text(`${kind}.emptyText`)}
          </EmptyState>
        }
        label={text(`${kind}.title`)}
        loadingText={common('loading')}
        rowKey={keyOfRow}
        rows={rows}
      />
      <DeleteRowDialog
        confirmLabel={text(`${kind}.deleteAction`)}
        deletedText={text(`${kind}.deleted`, { id })}
        onClose={() => setDeleting(undefined)}
        onDelete={calls.remove}
        row={deleting}
        text={deleting && deleteText(deleting)}
        title={text(`${kind}.deleteTitle`, { id })}
      />
    </Card>
  );
}

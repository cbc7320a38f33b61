import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { editKeys } from './edit-keys';
import type { RowEditing } from './row-editing';
import { useErrorFocus } from './use-error-focus';

interface EditRowProps<Row> {
  editing: RowEditing<Row>;
  columnCount: number;
}

export function EditRow<Row>({ editing, columnCount }: EditRowProps<Row>) {
  const { fields, fieldsLabel, onSave, onCancel, saving = false, error } = editing;
  const { saveLabel, cancelLabel, enterHint, escapeHint } = editing;
  const ref = useRef<HTMLDivElement>(null);
  const expectErrors = useErrorFocus(ref, saving);

  function save() {
    if (saving) return;
    expectErrors();
    onSave();
  }
  function cancel() {
    if (!saving) onCancel();
  }

  return (
    <tr className="a-table__row a-table__row--edited">
      <td className="a-table__cell a-edit" colSpan={columnCount}>
        <div aria-busy={saving} aria-label={fieldsLabel} data-edited="" ref={ref} role="group">
          <div onKeyDown={editKeys({ onSave: save, onCancel: cancel })} role="presentation">
            <div className="a-edit__fields">{fields}</div>
            {error && (
              <p className="a-edit__error" role="alert">
                <Icon icon={CircleAlert} size="s" />
                <span>{error}</span>
              </p>
            )}
            <div className="a-edit__foot">
              <Button busy={saving} onClick={save} size="s" variant="primary">
                {saveLabel}
              </Button>
              <Button onClick={cancel} size="s" variant="ghost">
                {cancelLabel}
              </Button>
              <span aria-hidden="true" className="a-edit__keys">
                <kbd>Enter</kbd> {enterHint} <kbd>Esc</kbd> {escapeHint}
              </span>
            </div>
          </div>
        </div>
      </td>
    </tr>
  );
}

import type { ReactNode } from 'react';
import type { EditedRow } from './edited-row';

/** How rows are edited in place. The caller keeps which one, its values and its errors. */
export interface RowEditing<Row> {
  edited: EditedRow;
  /** The pencil of a row. Keep the function the same, so that rows stay as they are. */
  onEdit: (key: string) => void;
  /** Name of the pencil ("Edit PE1"). Keep it the same too. */
  editLabel: (row: Row) => string;
  /** `EditLine`s with the fields of the open row. Their ids must be unique in the page. */
  fields: ReactNode;
  /** Name of the open row ("Business premise PE1", "New business premise"). */
  fieldsLabel: string;
  /** Enter and the button. The row stays open until `edited` changes. */
  onSave: () => void;
  /** Esc and the button. */
  onCancel: () => void;
  /** The save runs; presses are ignored. */
  saving?: boolean | undefined;
  /** The verb and the object ("Save premise"); while it runs, the work ("Saving"). */
  saveLabel: string;
  cancelLabel: string;
  /** What the keys do ("saves", "cancels"). */
  enterHint: string;
  escapeHint: string;
  /** What went wrong with the whole row; errors of a field belong to the field. */
  error?: ReactNode;
}

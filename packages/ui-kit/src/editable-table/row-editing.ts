import type { ReactNode } from 'react';
import type { EditedRow } from './edited-row';

/** Editing of rows in place. The caller holds the edited row, its values and its errors. */
export interface RowEditing<Row> {
  edited: EditedRow;
  /** Called by a row's edit button. Keep the function referentially stable. */
  onEdit: (key: string) => void;
  /** Label of the edit button ("Edit PE1"). Keep the function referentially stable. */
  editLabel: (row: Row) => string;
  /** `EditLine`s with the fields of the open row. Their ids must be unique in the page. */
  fields: ReactNode;
  /** Accessible name of the edited row ("Business premise PE1", "New business premise"). */
  fieldsLabel: string;
  /** Called on Enter and by the button. The row stays open until `edited` changes. */
  onSave: () => void;
  /** Called on Escape and by the button. */
  onCancel: () => void;
  /** The save is running; presses are ignored. */
  saving?: boolean | undefined;
  /** Verb and object ("Save premise"); while saving, the work ("Saving"). */
  saveLabel: string;
  cancelLabel: string;
  /** Descriptions of the keys ("saves", "cancels"). */
  enterHint: string;
  escapeHint: string;
  /** Error of the whole row. Errors of a field belong to the field. */
  error?: ReactNode;
}

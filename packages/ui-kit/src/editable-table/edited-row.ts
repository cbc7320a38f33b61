/** Key of the edited row; `0` and `'new'` mean a new row at the top. */
export type EditedRow = string | 0 | undefined;

export function isNewRow(edited: EditedRow): boolean {
  return edited === 0 || edited === 'new';
}

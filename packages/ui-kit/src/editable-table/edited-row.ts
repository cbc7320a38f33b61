/** Which row is edited, by its key; `0` and `'new'` are a new row on top. */
export type EditedRow = string | 0 | undefined;

export function isNewRow(edited: EditedRow): boolean {
  return edited === 0 || edited === 'new';
}

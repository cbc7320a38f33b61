/** A table of labels and their values, but for those without a value. */
export const factsTable = (rows: readonly (readonly [label: string, value: string | null])[]) => ({
  table: {
    widths: ['auto', '*'],
    body: rows.flatMap(([text, value]) => (value === null ? [] : [[{ text, style: 'label' }, value]])),
  },
  layout: 'noBorders',
});

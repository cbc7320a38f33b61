/** Id of the control of a tag. */
export const fieldId = (tag: string): string => `field-${tag.replaceAll('.', '-')}`;

/** The tag of a control; undefined for other elements. */
export const tagOfField = (id: string): string | undefined =>
  id.startsWith('field-') ? id.slice('field-'.length).replaceAll('-', '.') : undefined;

/** Id of a cell in the grid of items. */
export const cellId = (itemId: string, field: string): string => `${itemId}-${field}`;

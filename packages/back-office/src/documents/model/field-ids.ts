/** Id of the control of a tag. */
export const fieldId = (tag: string): string => `field-${tag.replaceAll('.', '-')}`;

/** Id of a cell in the grid of items. */
export const cellId = (itemId: string, field: string): string => `${itemId}-${field}`;

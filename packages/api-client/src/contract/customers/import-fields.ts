/** What a column of an imported file can hold; `none` leaves it out. */
export const importFields = [
  'title',
  'vat_number',
  'street',
  'postal_code',
  'post',
  'city',
  'country',
  'language',
  'note',
  'email',
  'phone',
  'none',
] as const;

/** What a column of an imported file holds. */
export type ImportField = (typeof importFields)[number];

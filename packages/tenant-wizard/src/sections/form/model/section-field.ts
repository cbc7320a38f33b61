/** A field of a section: its path in the request, such as `address.street`, and the key of its label. */
export interface SectionField {
  readonly path: string;
  readonly label: string;
  /** Key of its group, if several groups have a field with this label. */
  readonly group?: string;
  /** Key of the text of a choice. */
  readonly wordOf?: (value: string) => string;
}

/** The field that shows a message: a country code shares the field of its number. */
export function findSectionField<Field extends SectionField>(
  fields: readonly Field[],
  section: string,
  path: string,
): Field | undefined {
  const place = path.replace(/^sections\./, '');
  const inSection = place.startsWith(`${section}.`) ? place.slice(section.length + 1) : place;
  const shown = inSection.replace('phone_country_code', 'phone');
  return fields.find((field) => field.path === shown);
}

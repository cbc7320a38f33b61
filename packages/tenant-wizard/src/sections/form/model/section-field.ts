/** A field of a section: its place in what is sent, as `address.street`, and the key of its name in the section's texts. */
export interface SectionField {
  readonly path: string;
  readonly label: string;
  /** Key of the part of the section it stands in, where others have a field of the same name. */
  readonly group?: string;
}

/** Where a message of the service or the schema belongs: a country code stands beside its number. */
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

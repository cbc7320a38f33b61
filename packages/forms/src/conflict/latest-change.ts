interface Change {
  /** Name of the user who made it. */
  readonly name?: string | undefined;
  readonly at?: string | undefined;
}

/** Fields that not every record has. */
type Shown = Readonly<Partial<Record<'last_modified' | 'updated_at' | 'author' | 'valid_from', unknown>>>;

function nameOf(person: unknown): string | undefined {
  if (typeof person !== 'object' || person === null || !('full_name' in person)) return undefined;
  return typeof person.full_name === 'string' ? person.full_name : undefined;
}

/** The latest change of a record. The versions of the price list are immutable, so their author made it. */
export function latestChange(record: object): Change {
  const { last_modified: editor, updated_at: updatedAt, author, valid_from: validFrom } = record as Shown;
  const person = validFrom === undefined ? editor : author;
  const at = updatedAt ?? validFrom;
  return { name: nameOf(person), at: typeof at === 'string' ? at : undefined };
}

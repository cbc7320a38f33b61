import type { FieldProblems } from '../platform';
import { allSections } from './all-sections';
import { secretField, type DraftRecords } from './sections/section';

export interface Draft {
  /** Section data by section name. */
  readonly data: ReadonlyMap<string, Record<string, unknown>>;
  /** Fields of secrets that are set or already delivered. */
  readonly secrets: ReadonlySet<string>;
  readonly records: DraftRecords;
}

/** Every problem that prevents creating the company CRM, by field path: `application.address.vat_number`. */
export function checkDraft({ data, secrets, records }: Draft): FieldProblems {
  const verdicts = allSections.flatMap((section) =>
    section
      .problems(data.get(section.name) ?? {}, (path) => secrets.has(secretField(section, path)), records)
      .map(([field, problem]) => [`${section.name}.${field}`, problem] as const),
  );
  return Object.fromEntries(verdicts.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])));
}

import type { FieldProblems } from '../platform';
import { allSections } from './all-sections';
import { secretField, type DraftRecords } from './sections/section';

/** What a company CRM is made from. */
export interface Draft {
  /** What each section holds, by its name. */
  readonly data: ReadonlyMap<string, Record<string, unknown>>;
  /** Names of the secrets that are set, or were and have been handed over. */
  readonly secrets: ReadonlySet<string>;
  readonly records: DraftRecords;
}

/** Everything that keeps a draft from becoming a company CRM, by its place: `application.address.vat_number`. */
export function checkDraft({ data, secrets, records }: Draft): FieldProblems {
  const verdicts = allSections.flatMap((section) =>
    section
      .problems(data.get(section.name) ?? {}, (place) => secrets.has(secretField(section, place)), records)
      .map(([field, problem]) => [`${section.name}.${field}`, problem] as const),
  );
  return Object.fromEntries(verdicts.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])));
}

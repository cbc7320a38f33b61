import type { SecretState } from '@atrium/api-client/contract';
import type { SectionRow } from './section.repository';
import { secretField, type StoredSection, type Section, type SectionView } from './section';

/** The view of a section. `setAt` has the time each of the tenant's secrets was set. */
export function viewSection<Name extends StoredSection>(
  section: Section<Name>,
  row: SectionRow | null | undefined,
  setAt: ReadonlyMap<string, Date>,
): SectionView<Name> {
  const secrets = section.secrets.map((place): [string, SecretState] => {
    const at = setAt.get(secretField(section, place));
    return [place, { set: at !== undefined, updated_at: at?.toISOString() ?? null }];
  });
  const view = {
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
    data: row?.data ?? {},
    secrets: Object.fromEntries(secrets),
  };
  // What is kept of a section is what its own schema let in.
  return view as SectionView<Name>;
}

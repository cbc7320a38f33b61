import type { SecretState } from '@atrium/api-client/contract';
import type { SectionRow } from './section.repository';
import { secretField, type StoredSection, type Section, type SectionView } from './section';

/** `setAt`: when each of the tenant's secrets was set, by field. */
export function viewSection<Name extends StoredSection>(
  section: Section<Name>,
  row: SectionRow | null | undefined,
  setAt: ReadonlyMap<string, Date>,
): SectionView<Name> {
  const secrets = section.secrets.map((path): [string, SecretState] => {
    const at = setAt.get(secretField(section, path));
    return [path, { set: at !== undefined, updated_at: at?.toISOString() ?? null }];
  });
  const view = {
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
    data: row?.data ?? {},
    secrets: Object.fromEntries(secrets),
  };
  // Stored data was validated by the section's schema on save.
  return view as SectionView<Name>;
}

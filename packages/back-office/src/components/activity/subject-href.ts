import { paths, tenantHref } from '../../paths';

/** The page of a record that the activity names; undefined if it has none. */
export function subjectHref(type: string | null, id: string): string | undefined {
  if (type === 'tenant') return tenantHref(id);
  if (type === 'codelist') return paths.codelists.details.href(id);
  return undefined;
}

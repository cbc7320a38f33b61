import { can } from '@atrium/api-client';
import { type ActivitySubject, activitySubjects, type CurrentUser } from '@atrium/api-client/contract';
import { paths, tenantHref } from '../../paths';

const pages: Readonly<Record<ActivitySubject, (id: string) => string>> = {
  document: paths['documents'].details.href,
  'document-template': paths['document-templates'].details.href,
  codelist: paths.codelists.details.href,
  customer: paths.customers.details.href,
  media: paths.media.details.href,
  role: paths.roles.details.href,
  tenant: tenantHref,
  user: paths.users.details.href,
};

const isSubject = (type: string): type is ActivitySubject => Object.hasOwn(pages, type);

/** The page of a record that the activity names; undefined if the reader may not open one. */
export function subjectHref(
  type: string | null,
  id: string,
  reader: CurrentUser | null | undefined,
): string | undefined {
  if (type === null || !isSubject(type) || !can(reader, `view/${activitySubjects[type]}`)) return undefined;
  return pages[type](id);
}

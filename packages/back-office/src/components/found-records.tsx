import type { SearchResult, SearchResults } from '@atrium/api-client/contract';
import { Avatar, Icon } from '@atrium/ui-kit';
import { FileText, Image, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths';

const asPerson = (name: string) => <Avatar name={name} />;

const kinds = [
  { module: 'customers', href: paths.customers.details.href, lead: asPerson },
  { module: 'documents', href: paths.documents.details.href, lead: () => <Icon icon={FileText} /> },
  { module: 'media', href: paths.media.details.href, lead: () => <Icon icon={Image} /> },
  { module: 'users', href: paths.users.details.href, lead: asPerson },
  { module: 'roles', href: paths.roles.details.href, lead: () => <Icon icon={Shield} /> },
] as const;

const toFound = ({ id, title, subtitle }: SearchResult, href: string, lead: (name: string) => ReactNode) => ({
  id,
  href,
  label: title,
  labelKey: '',
  detail: subtitle ?? '',
  detailKey: '',
  lead,
});

/** The records of the back office in the results of the portal's search, by module. */
export const foundRecords = (results: SearchResults) =>
  kinds.map(({ module, href, lead }) => ({
    id: module,
    labelKey: `back-office:title.${module}`,
    records: results[module].map((record) => toFound(record, href(record.id), lead)),
  }));

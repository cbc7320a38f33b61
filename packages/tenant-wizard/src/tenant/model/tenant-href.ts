import type { TenantRow } from '@atrium/api-client/contract';
import { paths } from '../../paths';
import { findSection } from './section';

/** Where a company CRM is opened: a draft where it was left, anything else in its details. */
export function tenantHref({ id, state, section }: Pick<TenantRow, 'id' | 'state' | 'section'>): string {
  if (state !== 'draft') return paths.tenantDetails.href(id);
  return paths.section.href(id, findSection(section)?.slug ?? 'application');
}

import type { TenantSummary } from '@atrium/api-client/contract';
import { paths } from '../../paths';
import { findSection } from './section';

/** Links to the section where a draft was left, else to the details. */
export function tenantHref({ id, state, section }: Pick<TenantSummary, 'id' | 'state' | 'section'>): string {
  if (state !== 'draft') return paths.tenantDetails.href(id);
  return paths.section.href(id, findSection(section)?.slug ?? 'application');
}

import type { Tenant } from '@atrium/api-client/contract';
import { draftWithDatabase } from './sample-connections';
import { draftWithCouriers } from './sample-couriers';
import { withFiscalization } from './sample-fiscalization';
import { draftWithPlugins } from './sample-plugins';

/** A draft with all sections filled in. */
export function fullDraft(change: Partial<Tenant> = {}): Tenant {
  const draft = withFiscalization(draftWithDatabase());
  const { couriers } = draftWithCouriers().sections;
  const { plugins } = draftWithPlugins({ business_data: {} }).sections;
  return { ...draft, sections: { ...draft.sections, couriers, plugins }, ...change };
}

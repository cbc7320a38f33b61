import type { TenantState } from '@atrium/api-client/contract';

interface TenantAppearance {
  readonly tone: 'success' | 'danger' | 'accent' | 'neutral';
  readonly tile: 'active' | 'inactive' | 'draft';
}

/** How each state of a company CRM looks; its word is `state.{state}`. */
export const tenantAppearance: Readonly<Record<TenantState, TenantAppearance>> = {
  draft: { tone: 'neutral', tile: 'draft' },
  creating: { tone: 'accent', tile: 'draft' },
  failed: { tone: 'danger', tile: 'draft' },
  active: { tone: 'success', tile: 'active' },
  inactive: { tone: 'neutral', tile: 'inactive' },
  closed: { tone: 'neutral', tile: 'inactive' },
};

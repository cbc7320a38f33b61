import type { TenantState } from '@atrium/api-client/contract';

interface TenantAppearance {
  readonly tone: 'success' | 'danger' | 'accent' | 'neutral';
  readonly tile: 'active' | 'inactive' | 'draft';
}

/** Icon and colours of each state. Its text is `state.{state}`. */
export const tenantAppearance: Readonly<Record<TenantState, TenantAppearance>> = {
  draft: { tone: 'neutral', tile: 'draft' },
  creating: { tone: 'accent', tile: 'draft' },
  failed: { tone: 'danger', tile: 'draft' },
  active: { tone: 'success', tile: 'active' },
  inactive: { tone: 'neutral', tile: 'inactive' },
  closed: { tone: 'neutral', tile: 'inactive' },
};

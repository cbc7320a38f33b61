import type { TenantState } from '@atrium/api-client/contract';

/** The states of a company CRM that is there, switched on or off. */
export const liveStates = ['active', 'inactive'] as const satisfies readonly TenantState[];

export const isLive = (state: TenantState | null): boolean => state === 'active' || state === 'inactive';

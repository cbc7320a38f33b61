import type { TenantState } from '@atrium/api-client/contract';

/** A live company CRM is created and not closed. */
export const liveStates = ['active', 'inactive'] as const satisfies readonly TenantState[];

export const isLive = (state: TenantState | null): boolean => state === 'active' || state === 'inactive';

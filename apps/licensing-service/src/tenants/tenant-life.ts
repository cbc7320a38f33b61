import type { TenantState } from '@atrium/api-client/contract';

/** The states of a company CRM that is there, switched on or off. */
export const livingStates = ['active', 'inactive'] as const satisfies readonly TenantState[];

export const isLiving = (state: TenantState | null): boolean => state === 'active' || state === 'inactive';

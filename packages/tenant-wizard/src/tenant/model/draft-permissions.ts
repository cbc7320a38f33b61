import type { Tenant } from '@atrium/api-client/contract';

/** Whether the user can change a draft. Other users see only its review. */
export const canChangeDraft = ({ allowed_actions: actions }: Tenant) => actions.includes('update');

/** Whether the user can create the company CRM. */
export const canCreate = ({ allowed_actions: actions }: Tenant) => actions.includes('create');

import type { Tenant } from '@atrium/api-client/contract';

/** Whether the user may change a draft; other users see only its review. */
export const canChangeDraft = ({ allowed_actions: actions }: Tenant) => actions.includes('update');

/** Whether the reader may have the company CRM created. */
export const canCreate = ({ allowed_actions: actions }: Tenant) => actions.includes('create');

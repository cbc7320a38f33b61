import type { Tenant } from '@atrium/api-client/contract';

/** Whether the user may change a draft; other users see only its review. */
export const mayChangeDraft = ({ allowed_actions: actions }: Tenant) => actions.includes('update');

/** Whether the reader may have the company CRM created. */
export const mayCreate = ({ allowed_actions: actions }: Tenant) => actions.includes('create');

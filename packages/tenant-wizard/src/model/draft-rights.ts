import type { Tenant } from '@atrium/api-client/contract';

/** Whether the reader may change a draft; whoever may not is shown its review alone. */
export const mayChangeDraft = ({ allowed_actions: actions }: Tenant) => actions.includes('update');

/** Whether the reader may have the company CRM created. */
export const mayCreate = ({ allowed_actions: actions }: Tenant) => actions.includes('create');

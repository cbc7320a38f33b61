import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, useNotify } from '@atrium/ui-kit';
import { useUpdateCrm } from '../api/switch-tenant';
import { tenantDetailsMessages } from '../messages';

/** Updates to the current version. If that fails, the old version keeps running. */
export function UpdateCrm({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const update = useUpdateCrm();
  if (!tenant.allowed_actions.includes('update_crm')) return null;

  function begin() {
    update.mutate(
      { params: { id: tenant.id } },
      { onError: () => notify({ tone: 'error', title: text('updateFailed') }) },
    );
  }

  return (
    <Button busy={update.isPending} onClick={begin}>
      {text('updateCrm')}
    </Button>
  );
}

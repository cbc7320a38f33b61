import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ConfirmDialog, Stack, Switch, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useActivateTenant, useDeactivateTenant } from '../api/switch-tenant';
import { tenantDetailsMessages } from '../messages';
import { DeactivationSummary } from './billing-part';

/** Activates the company CRM, or deactivates it after a dialog about the remaining cost. */
export function ActiveSwitch({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const activate = useActivateTenant();
  const deactivate = useDeactivateTenant();
  const [asking, setAsking] = useState(false);
  const active = tenant.state === 'active';
  const call = active ? deactivate : activate;
  const busy = activate.isPending || deactivate.isPending;
  if (!tenant.allowed_actions.includes(active ? 'deactivate' : 'activate')) return null;

  function change() {
    if (busy) return;
    call.mutate(
      { params: { id: tenant.id } },
      {
        onError: () => notify({ tone: 'error', title: text(active ? 'deactivateFailed' : 'activateFailed') }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Switch
        aria-busy={busy}
        checked={active}
        id="active"
        label={text('active')}
        onChange={active ? () => setAsking(true) : change}
      />
      <ConfirmDialog
        busy={deactivate.isPending}
        cancelLabel={text('deactivateDialog.keep')}
        confirmLabel={text('deactivateDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={change}
        open={asking}
        title={text('deactivateDialog.title')}
      >
        <Stack gap={2}>
          <p>{text('deactivateDialog.text', { name: tenant.title })}</p>
          <DeactivationSummary tenant={tenant} />
        </Stack>
      </ConfirmDialog>
    </>
  );
}

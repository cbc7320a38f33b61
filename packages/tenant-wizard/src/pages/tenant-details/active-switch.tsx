import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Switch, useNotify } from '@atrium/ui-kit';
import { useActivateTenant, useDeactivateTenant } from '../../api/switch-tenant';
import { tenantMessages } from '../../messages';

/** Switches the company CRM on or off; nothing is lost by it, so it is not asked about. */
export function ActiveSwitch({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantMessages);
  const notify = useNotify();
  const activate = useActivateTenant();
  const deactivate = useDeactivateTenant();
  const active = tenant.state === 'active';
  const call = active ? deactivate : activate;
  const busy = activate.isPending || deactivate.isPending;
  if (!tenant.allowed_actions.includes(active ? 'deactivate' : 'activate')) return null;

  function change() {
    if (busy) return;
    call.mutate(
      { params: { id: tenant.id } },
      {
        onError: () =>
          notify({ tone: 'error', title: text(active ? 'details.deactivateFailed' : 'details.activateFailed') }),
      },
    );
  }

  return <Switch aria-busy={busy} checked={active} id="active" label={text('details.active')} onChange={change} />;
}

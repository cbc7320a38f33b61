import type { TenantState } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { Pencil } from 'lucide-react';
import { tenantMessages } from '../messages';
import { tenantAppearance } from '../model/tenant-appearance';

export function TenantStatus({ state }: { state: TenantState }) {
  const text = useTexts(tenantMessages);
  return (
    <Status
      icon={state === 'draft' ? Pencil : undefined}
      running={state === 'creating'}
      tone={tenantAppearance[state].tone}
    >
      {text(`state.${state}`)}
    </Status>
  );
}

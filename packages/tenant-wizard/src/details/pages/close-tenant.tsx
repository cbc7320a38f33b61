import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card, ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useCloseTenant } from '../api/close-tenant';
import { tenantDetailsMessages } from '../messages';
import { displayAddress } from '../../tenant/model/display-address';
import { CloseSummary } from './billing-part';

export function CloseTenant({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const close = useCloseTenant();
  const [asking, setAsking] = useState(false);

  function confirm() {
    close.mutate(
      { params: { id: tenant.id } },
      {
        onError: ({ message }) => void notify({ tone: 'error', title: text('closeDialog.failed'), text: message }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <Card title={text('danger')}>
      <Stack gap={4}>
        <p className="details__note">{text('dangerText')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{text('close')}</Button>
        </div>
      </Stack>
      <ConfirmDialog
        busy={close.isPending}
        cancelLabel={text('closeDialog.keep')}
        confirmLabel={text('closeDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        open={asking}
        title={text('closeDialog.title')}
        tone="danger"
      >
        <Stack gap={2}>
          <p>{text('closeDialog.text', { name: tenant.title, address: displayAddress(tenant.url ?? '') })}</p>
          <CloseSummary tenant={tenant} />
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}

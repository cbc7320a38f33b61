import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useEraseCustomer } from '../api/customers';
import { customersMessages } from '../messages';
import type { MenuCustomer } from './use-customer-actions';

interface EraseCustomerDialogProps {
  customer: MenuCustomer;
  onClose: () => void;
}

/** Says what an erasure removes and what it leaves, before it does so for good. */
export function EraseCustomerDialog({ customer: { id, title, version }, onClose }: EraseCustomerDialogProps) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const erase = useEraseCustomer();

  function confirm() {
    erase.mutate(
      { params: { id }, body: { _version: version } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('erase.done') }),
        onError: ({ message }) => notify({ tone: 'error', title: text('erase.failed'), text: message }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      busy={erase.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('erase.action')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('erase.title', { title })}
      tone="danger"
    >
      <Stack gap={2}>
        <p>{text('erase.goes')}</p>
        <p>{text('erase.stays')}</p>
      </Stack>
    </ConfirmDialog>
  );
}

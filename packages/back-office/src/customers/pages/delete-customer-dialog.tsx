import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useDeleteCustomer } from '../api/customers';
import { customersMessages } from '../messages';
import type { MenuCustomer } from './use-customer-actions';

interface DeleteCustomerDialogProps {
  customer: MenuCustomer;
  onClose: () => void;
}

export function DeleteCustomerDialog({ customer: { id, title }, onClose }: DeleteCustomerDialogProps) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useDeleteCustomer();

  function confirm() {
    remove.mutate(id, {
      onSuccess: () => {
        notify({ tone: 'success', title: text('deleted', { title }) });
        onClose();
        void navigate(paths.customers.href());
      },
      onError: ({ message }) => {
        notify({ tone: 'error', title: text('delete.failed'), text: message });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      busy={remove.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('delete.action')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('delete.title', { title })}
      tone="danger"
    >
      {text('delete.text', { title })}
    </ConfirmDialog>
  );
}

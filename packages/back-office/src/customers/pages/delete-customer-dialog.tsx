import { useTexts } from '@atrium/i18n';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../components/delete-dialog';
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
  const navigate = useNavigate();
  const remove = useDeleteCustomer();
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={() => void navigate(paths.customers.href())}
      remove={remove}
      target={id}
      texts={{
        title: text('delete.title', { title }),
        action: text('delete.action'),
        done: text('deleted', { title }),
        failed: text('delete.failed'),
      }}
    >
      {text('delete.text', { title })}
    </DeleteDialog>
  );
}

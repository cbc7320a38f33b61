import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, MenuLink, MenuSeparator } from '@atrium/ui-kit';
import { Copy, Download, Ellipsis, Eraser, FilePlus2, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths';
import { customersMessages } from '../messages';
import { DeleteCustomerDialog } from './delete-customer-dialog';
import { EraseCustomerDialog } from './erase-customer-dialog';
import { useCustomerActions, type MenuCustomer } from './use-customer-actions';

interface CustomerMenuProps {
  customer: MenuCustomer;
  /** `s` in a row. Default: at the end of a page header. */
  size?: 's' | undefined;
}

/** The actions of a customer that the user is permitted. */
export function CustomerMenu({ customer, size }: CustomerMenuProps) {
  const text = useTexts(customersMessages);
  const [opened, setOpened] = useState<'erase' | 'delete'>();
  const { switchActive, duplicate, exportData } = useCustomerActions(customer);
  const { title, active, allowed_actions: allowed } = customer;
  const canWrite = usePermission('create/documents') && customer.erased_at === null;
  const close = () => setOpened(undefined);
  const canErase = allowed.includes('erase');
  const canDelete = allowed.includes('delete');
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon={Ellipsis}
            label={text('more', { title })}
            size={size}
            variant={size === undefined ? 'secondary' : undefined}
          />
        }
      >
        {canWrite && size !== undefined && (
          <MenuLink href={paths.documents.new.template.href(customer.id)} icon={FilePlus2}>
            {text('newDocument')}
          </MenuLink>
        )}
        {allowed.includes('duplicate') && (
          <MenuItem icon={Copy} onSelect={duplicate}>
            {text('duplicate.action')}
          </MenuItem>
        )}
        {allowed.includes('update') && (
          <MenuItem icon={Power} onSelect={switchActive}>
            {text(active ? 'deactivate.action' : 'activate.action')}
          </MenuItem>
        )}
        <MenuItem icon={Download} onSelect={exportData}>
          {text('exportData.action')}
        </MenuItem>
        {(canErase || canDelete) && <MenuSeparator />}
        {canErase && (
          <MenuItem danger icon={Eraser} onSelect={() => setOpened('erase')}>
            {text('erase.action')}
          </MenuItem>
        )}
        {canDelete && (
          <MenuItem danger icon={Trash2} onSelect={() => setOpened('delete')}>
            {text('delete.action')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'erase' && <EraseCustomerDialog customer={customer} onClose={close} />}
      {opened === 'delete' && <DeleteCustomerDialog customer={customer} onClose={close} />}
    </>
  );
}

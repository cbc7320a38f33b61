import type { Customer } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { useSwitchActive } from '../../components/use-switch-active';
import { paths } from '../../paths';
import { useDuplicateCustomer, useExportCustomer, useSaveCustomer } from '../api/customers';
import { customersMessages } from '../messages';

/** A customer as its menu needs it: a row of the list or the record. */
export type MenuCustomer = Pick<Customer, 'id' | 'title' | 'active' | 'erased_at' | 'allowed_actions' | 'version'>;

/** The actions of a customer that need no confirmation. */
export function useCustomerActions(customer: MenuCustomer) {
  const { id } = customer;
  const text = useTexts(customersMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const copy = useDuplicateCustomer();
  const { mutateAsync: save } = useSaveCustomer();
  const file = useExportCustomer();

  const failed = (words: string) => (error: { readonly message: string }) => {
    notify({ tone: 'error', title: words, text: error.message });
  };

  const switchActive = useSwitchActive<MenuCustomer>({
    save: ({ version }, active) => save({ id, body: { active, _version: version } }),
    done: ({ title, active }) => ({ title: text(`${active ? 'activate' : 'deactivate'}.done`, { title }) }),
    failed: (active) => text(`${active ? 'activate' : 'deactivate'}.failed`),
  });

  return {
    switchActive: () => switchActive(customer),
    duplicate: () =>
      copy.mutate(
        { params: { id } },
        {
          onSuccess: (made) => {
            notify({ tone: 'success', title: text('created', { title: made.title }) });
            void navigate(paths.customers.details.href(made.id));
          },
          onError: failed(text('duplicate.failed')),
        },
      ),
    exportData: () =>
      file.mutate(id, {
        onSuccess: (name) => notify({ tone: 'success', title: text('exportData.done', { file: name }) }),
        onError: failed(text('exportData.failed')),
      }),
  };
}

import type { Customer } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useDuplicateCustomer, useExportCustomer, useSaveCustomer } from '../api/customers';
import { customersMessages } from '../messages';

/** A customer as its menu needs it: a row of the list or the record. */
export type MenuCustomer = Pick<Customer, 'id' | 'title' | 'active' | 'erased_at' | 'allowed_actions' | 'version'>;

const undoDuration = 10_000;

/** The actions of a customer that need no confirmation. */
export function useCustomerActions({ id, title, active, version }: MenuCustomer) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const copy = useDuplicateCustomer();
  const save = useSaveCustomer();
  const file = useExportCustomer();

  const failed = (words: string) => (error: { readonly message: string }) => {
    notify({ tone: 'error', title: words, text: error.message });
  };

  function setActive(next: boolean, base: number) {
    const action = next ? 'activate' : 'deactivate';
    save.mutate(
      { id, body: { active: next, _version: base } },
      {
        onSuccess: (saved) => {
          const undo = { label: common('undo'), onPress: () => setActive(!next, saved.version) };
          notify({ tone: 'success', title: text(`${action}.done`, { title }), action: undo, duration: undoDuration });
        },
        onError: failed(text(`${action}.failed`)),
      },
    );
  }

  return {
    toggle: () => setActive(!active, version),
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

import { shownContact, type Customer, type CustomerContact } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Card, DataTable, EditableTable, EmptyState, IconButton, useNotify } from '@atrium/ui-kit';
import { Plus, X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { ConflictDialog } from '@atrium/forms/conflict';
import { usePhoneFormat } from '../components/use-phone-format';
import { customersMessages } from '../messages';
import { contactColumns } from './contact-columns';
import { ContactFields } from './contact-fields';
import { useContactEditing } from './use-contact-editing';
import { useSaveContacts, type ChangeContacts } from './use-save-contacts';

interface ContactsCardProps {
  customer: Customer;
  canEdit: boolean;
}

const undoDuration = 10_000;
const rowKey = ({ id }: CustomerContact) => id;

/** The e-mails and phones of a customer, edited in place. */
export function ContactsCard({ customer, canEdit }: ContactsCardProps) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const formatPhone = usePhoneFormat();
  const editing = useContactEditing(customer);
  const saveContacts = useSaveContacts(customer);
  const { contacts } = customer;
  const shownId = shownContact(contacts)?.id;
  const shown = ({ type, value }: CustomerContact) => (type === 'phone' ? formatPhone(value) : value);

  const columns = useMemo(() => contactColumns({ text, formatPhone, shownId }), [text, formatPhone, shownId]);

  const remove = useCallback(
    async (contact: CustomerContact) => {
      const at = contacts.indexOf(contact);
      const { type, value } = contact;
      const save = async (change: ChangeContacts) => {
        try {
          await saveContacts(change);
          return true;
        } catch {
          notify({ tone: 'error', title: text('contacts.failed') });
          return false;
        }
      };
      const restore = () => void save((stored) => stored.toSpliced(at, 0, { type, value }));
      if (await save((stored) => stored.filter(({ id }) => id !== contact.id)))
        notify({
          tone: 'success',
          title: text('contacts.removed', { value: type === 'phone' ? formatPhone(value) : value }),
          action: { label: common('undo'), onPress: restore },
          duration: undoDuration,
        });
    },
    [contacts, saveContacts, notify, text, common, formatPhone],
  );
  const actions = useCallback(
    (contact: CustomerContact) => (
      <IconButton
        icon={X}
        label={text('contacts.remove', {
          value: contact.type === 'phone' ? formatPhone(contact.value) : contact.value,
        })}
        onClick={() => void remove(contact)}
        size="s"
      />
    ),
    [text, formatPhone, remove],
  );

  const table = {
    columns,
    edge: 'card' as const,
    empty: <EmptyState title={text('contacts.empty')} />,
    label: text('contacts.title'),
    loadingText: text('loading'),
    rowKey,
    rows: contacts,
  };
  const { open, form } = editing;
  return (
    <Card
      actions={
        canEdit && (
          <Button icon={Plus} onClick={() => editing.begin()} size="s">
            {text('contacts.add')}
          </Button>
        )
      }
      flush
      footer={<p className="customer-hint">{text('contacts.hint')}</p>}
      title={text('contacts.title')}
    >
      {canEdit ? (
        <EditableTable
          {...table}
          actions={actions}
          actionsLabel={text('actions')}
          editing={{
            edited: editing.edited,
            onEdit: editing.begin,
            editLabel: (contact) => text('contacts.edit', { value: shown(contact) }),
            fields: <ContactFields editing={editing} />,
            fieldsLabel: open === undefined ? text('contacts.new') : text('contacts.editing', { value: shown(open) }),
            onSave: () => void form.submit(),
            onCancel: editing.close,
            saving: form.busy,
            saveLabel: common(form.busy ? 'saving' : 'save'),
            cancelLabel: common('cancel'),
            enterHint: text('contacts.enterHint'),
            escapeHint: text('contacts.escapeHint'),
            error: editing.failure,
          }}
        />
      ) : (
        <DataTable {...table} dense />
      )}
      <ConflictDialog
        conflict={editing.conflict}
        label={(name) => text(`contacts.${name}`)}
        show={(name, { type, value }) =>
          name === 'type' ? text(`contacts.${type}`) : type === 'phone' ? formatPhone(value) : value
        }
      />
    </Card>
  );
}

import { shownContact, type Customer, type CustomerContact } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import {
  Badge,
  Button,
  Card,
  DataTable,
  EditableTable,
  EmptyState,
  Icon,
  IconButton,
  useNotify,
  type DataColumn,
} from '@atrium/ui-kit';
import { Mail, Phone, Plus, X } from 'lucide-react';
import { useMemo } from 'react';
import { usePhoneFormat } from '../components/use-phone-format';
import { customersMessages } from '../messages';
import { ContactFields } from './contact-fields';
import { useContactEditing } from './use-contact-editing';
import { useSaveContacts } from './use-save-contacts';

interface ContactsCardProps {
  customer: Customer;
  canEdit: boolean;
}

const icons = { email: Mail, phone: Phone } as const;
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

  const columns = useMemo<DataColumn<CustomerContact>[]>(
    () => [
      {
        id: 'value',
        header: text('contacts.value'),
        width: 'name',
        phone: true,
        cell: ({ type, value }) => (
          <a className="customer-contact" href={`${type === 'email' ? 'mailto' : 'tel'}:${value}`}>
            <Icon icon={icons[type]} size="s" />
            <span className="customer-contact__value">{type === 'phone' ? formatPhone(value) : value}</span>
          </a>
        ),
      },
      { id: 'type', header: text('contacts.type'), cell: ({ type }) => text(`contacts.${type}`) },
      {
        id: 'shown',
        header: text('contacts.shown'),
        cell: ({ id }) => id === shownId && <Badge tone="accent">{text('contacts.shown')}</Badge>,
      },
    ],
    [text, formatPhone, shownId],
  );

  function remove(contact: CustomerContact) {
    const at = contacts.indexOf(contact);
    const { type, value } = contact;
    const failed = () => notify({ tone: 'error', title: text('contacts.failed') });
    const restore = () => {
      saveContacts((stored) => stored.toSpliced(at, 0, { type, value })).catch(failed);
    };
    saveContacts((stored) => stored.filter(({ id }) => id !== contact.id)).then(() => {
      const undo = { label: common('undo'), onPress: restore };
      notify({
        tone: 'success',
        title: text('contacts.removed', { value: shown(contact) }),
        action: undo,
        duration: undoDuration,
      });
    }, failed);
  }

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
          actions={(contact) => (
            <IconButton
              icon={X}
              label={text('contacts.remove', { value: shown(contact) })}
              onClick={() => remove(contact)}
              size="s"
            />
          )}
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
    </Card>
  );
}

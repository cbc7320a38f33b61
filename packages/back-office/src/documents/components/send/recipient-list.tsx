import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Checkbox, Field, Link } from '@atrium/ui-kit';
import { paths } from '../../../paths';
import { documentSendMessages } from './messages';
import type { DocumentLetter } from './use-send-form';

interface RecipientListProps {
  id: string;
  customerId: string;
  /** The shown contact of the customer comes first. */
  recipients: DocumentLetter['recipients'];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  error: string | undefined;
}

/** The e-mails of a customer, to choose from. */
export function RecipientList({ id, customerId, recipients, chosen, onChange, error }: RecipientListProps) {
  const text = useTexts(documentSendMessages);
  const canAdd = usePermission('update/customers');
  const toggle = (contact: string) =>
    onChange(chosen.includes(contact) ? chosen.filter((one) => one !== contact) : [...chosen, contact]);
  const hint = (
    <>
      {text('onlyContacts')}{' '}
      {canAdd && <Link href={paths.customers.details.href(customerId)}>{text('addContact')}</Link>}
    </>
  );
  return (
    <Field error={error} group hint={hint} id={id} label={text('recipients')} required>
      {(control) => (
        <ul
          aria-describedby={control['aria-describedby']}
          className="send-recipients"
          data-wrong={error === undefined ? undefined : ''}
          id={id}
          tabIndex={-1}
        >
          {recipients.map(({ contact_id: contact, email }, at) => {
            const isChosen = chosen.includes(contact);
            return (
              <li className="send-recipients__item" data-chosen={isChosen ? '' : undefined} key={contact}>
                <Checkbox
                  checked={isChosen}
                  hint={at === 0 ? text('shown') : undefined}
                  id={`${id}-${contact}`}
                  label={email}
                  onChange={() => toggle(contact)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}

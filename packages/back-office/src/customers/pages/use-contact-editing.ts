import { isApiError } from '@atrium/api-client';
import type { Customer } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify, type EditedRow } from '@atrium/ui-kit';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ClipboardEvent } from 'react';
import { backOfficeMessages } from '../../components/messages';
import { usePhoneFormat } from '../components/use-phone-format';
import { customersMessages } from '../messages';
import { contactSchema } from '../model/contact.schema';
import { contactsOfText, isContact, type ContactType, type TypedContact } from '../model/contact-lines';
import { useSaveContacts } from './use-save-contacts';

interface ContactValues {
  readonly type: ContactType;
  readonly value: string;
}

const blank: ContactValues = { type: 'email', value: '' };

/** Adds contacts to a customer, or edits one in its row. */
export function useContactEditing(customer: Customer) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const formatPhone = usePhoneFormat();
  const saveContacts = useSaveContacts(customer);
  const [edited, setEdited] = useState<EditedRow>();
  const { contacts, country } = customer;
  const open = contacts.find(({ id }) => id === edited);

  const form = useForm<ContactValues>({
    initialValues: blank,
    schema: useMemo(() => contactSchema(country), [country]),
    messages: [customersMessages, backOfficeMessages],
    fieldOf: (name) => (name.endsWith('.value') ? 'value' : name),
    idPrefix: 'contact-',
    send: async (contact) => {
      await (open === undefined ? add([contact]) : replace(open.id, contact));
      setEdited(undefined);
    },
  });
  const { reset, formik, values } = form;

  /** A pasted line that stays in the row. It is checked at once. */
  const [pasted, setPasted] = useState<string>();
  const checkPasted = useEffectEvent(() => void form.check());
  useEffect(() => {
    if (pasted !== undefined && values.value === pasted) checkPasted();
  }, [pasted, values.value]);

  async function add(added: readonly TypedContact[]) {
    await saveContacts((stored) => [...stored, ...added.map(({ type, value }) => ({ type, value }))]);
    notify({ tone: 'success', title: text('contacts.added', { count: added.length }) });
  }

  async function replace(id: string, { type, value }: ContactValues) {
    await saveContacts((stored) => stored.map((contact) => (contact.id === id ? { id, type, value } : contact)));
    notify({ tone: 'success', title: text('contacts.saved', { value }) });
  }

  /** Several pasted lines become several contacts; the first that is none stays in the row. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = contactsOfText(event.clipboardData.getData('text'));
    if (open !== undefined || lines.length < 2) return;
    event.preventDefault();
    const added = lines.filter((line) => isContact(line, country));
    const wrong = lines.find((line) => !isContact(line, country));
    void addPasted(added, wrong);
  }

  async function addPasted(added: readonly TypedContact[], wrong: TypedContact | undefined) {
    try {
      if (added.length > 0) await add(added);
    } catch {
      notify({ tone: 'error', title: text('contacts.failed') });
      return;
    }
    if (wrong === undefined) return setEdited(undefined);
    setPasted(wrong.value);
    void formik.setValues(wrong);
  }

  const begin = useCallback(
    (id?: string) => {
      const contact = contacts.find((one) => one.id === id);
      const isPhone = contact?.type === 'phone';
      reset(
        contact === undefined
          ? blank
          : { type: contact.type, value: isPhone ? formatPhone(contact.value) : contact.value },
      );
      setPasted(undefined);
      setEdited(contact?.id ?? 'new');
    },
    [contacts, formatPhone, reset, setPasted],
  );

  function failure(): string | undefined {
    if (form.failure === null || form.busy) return undefined;
    return isApiError(form.failure) ? form.failure.message : common('failure.network');
  }

  return {
    edited,
    open,
    form,
    failure: failure(),
    paste,
    begin,
    close: () => {
      reset(blank);
      setEdited(undefined);
    },
  };
}

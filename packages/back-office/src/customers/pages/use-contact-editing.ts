import { isApiError, isStaleError } from '@atrium/api-client';
import type { Customer, CustomerContactInput } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify, type EditedRow } from '@atrium/ui-kit';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ClipboardEvent } from 'react';
import { useMergedSave } from '@atrium/forms/conflict';
import { backOfficeMessages } from '../../components/messages';
import { useSaveCustomer } from '../api/customers';
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

function valuesOf({ contacts }: Customer, edited: EditedRow | undefined): ContactValues | undefined {
  const contact = contacts.find(({ id }) => id === edited);
  return contact && { type: contact.type, value: contact.value };
}

/** The contacts with one changed, or added again if a colleague removed it. */
function withContact({ contacts }: Customer, id: EditedRow | undefined, values: ContactValues): CustomerContactInput[] {
  if (!contacts.some((contact) => contact.id === id)) return [...contacts, values];
  return contacts.map((contact) => (contact.id === id ? { ...values, id: contact.id } : contact));
}

/** Adds contacts to a customer, or edits one in its row. */
export function useContactEditing(customer: Customer) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const shared = useTexts(backOfficeMessages);
  const notify = useNotify();
  const formatPhone = usePhoneFormat();
  const saveContacts = useSaveContacts(customer);
  const [edited, setEdited] = useState<EditedRow>();
  const { contacts, country } = customer;
  const open = contacts.find(({ id }) => id === edited);
  /** The customer when the row was opened. */
  const [opened, setOpened] = useState(customer);
  const { mutateAsync: send } = useSaveCustomer();
  const { conflict, save } = useMergedSave(opened, (one) => valuesOf(one, edited) ?? valuesOf(opened, edited) ?? blank);

  const form = useForm<ContactValues>({
    initialValues: blank,
    schema: useMemo(() => contactSchema(country), [country]),
    messages: [customersMessages, backOfficeMessages],
    fieldOf: (name) => (name.endsWith('.value') ? 'value' : name),
    idPrefix: 'contact-',
    send: async (contact) => {
      await (open === undefined ? add([contact]) : replace(open, contact));
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

  /** Phones are typed in groups; an untouched one counts as the stored value. */
  async function replace(stored: ContactValues, { type, value }: ContactValues) {
    const typed = { type, value: value === formik.initialValues.value ? stored.value : value };
    await save(typed, ({ type: kind, value: written }, base = opened) =>
      send({
        id: base.id,
        body: { contacts: withContact(base, edited, { type: kind, value: written }), _version: base.version },
      }),
    );
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
      setOpened(customer);
    },
    [customer, contacts, formatPhone, reset, setPasted],
  );

  function failure(): string | undefined {
    if (form.failure === null || form.busy) return undefined;
    if (isStaleError(form.failure)) return shared('form.stale');
    return isApiError(form.failure) ? form.failure.message : common('failure.network');
  }

  return {
    edited,
    open,
    form,
    conflict,
    failure: failure(),
    paste,
    begin,
    close: () => {
      reset(blank);
      setEdited(undefined);
    },
  };
}

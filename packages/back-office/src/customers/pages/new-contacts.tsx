import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Button, IconButton, SelectField, Stack, TextField, VisuallyHidden } from '@atrium/ui-kit';
import { Plus, X } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, useEffect, useRef } from 'react';
import { customersMessages } from '../messages';
import { contactsOfText, type ContactType, type TypedContact } from '../model/contact-lines';
import type { NewSubjectForm } from './use-new-subject';

interface NewContactsProps {
  form: NewSubjectForm;
  onChange: (contacts: readonly TypedContact[]) => void;
}

/** The contacts of a new customer, one a line. Several pasted lines become several contacts. */
export function NewContacts({ form, onChange }: NewContactsProps) {
  const text = useTexts(customersMessages);
  const words = useSelectTexts();
  const { contacts } = form.values;
  const types = (['email', 'phone'] as const).map((value) => ({ value, label: text(`contacts.${value}`) }));
  const added = useRef(false);
  const last = `contacts.${contacts.length - 1}.value`;
  useEffect(() => {
    if (added.current) document.getElementById(last)?.focus();
    added.current = false;
  }, [last]);
  const change = (at: number, changes: Partial<TypedContact>) =>
    onChange(contacts.map((contact, place) => (place === at ? { ...contact, ...changes } : contact)));

  function add() {
    added.current = true;
    onChange([...contacts, { type: 'email', value: '' }]);
  }

  function paste(at: number, event: ClipboardEvent<HTMLInputElement>) {
    const lines = contactsOfText(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onChange(contacts.toSpliced(at, contacts[at]?.value === '' ? 1 : 0, ...lines));
  }

  return (
    <Stack gap={3}>
      {contacts.map(({ type, value }, at) => {
        const name = `contacts.${at}.value`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and a line is its place
          <div className="new-subject__contact" key={at}>
            <SelectField
              id={`contacts.${at}.type`}
              label={<VisuallyHidden>{text('contacts.type')}</VisuallyHidden>}
              name={`contacts.${at}.type`}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                change(at, { type: event.target.value as ContactType })
              }
              options={types}
              texts={words}
              value={type}
            />
            <TextField
              autoCapitalize="none"
              autoComplete="off"
              error={form.errorOf(name)}
              id={name}
              inputMode={type === 'email' ? 'email' : 'tel'}
              label={<VisuallyHidden>{text(`contacts.${type}`)}</VisuallyHidden>}
              name={name}
              onBlur={form.formik.handleBlur}
              onChange={(event) => change(at, { value: event.target.value })}
              onPaste={(event) => paste(at, event)}
              placeholder={type === 'phone' ? '+386 31 000 000' : undefined}
              spellCheck={false}
              value={value}
            />
            <IconButton
              icon={X}
              label={text('contacts.removeLine')}
              onClick={() => onChange(contacts.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      <div>
        <Button icon={Plus} onClick={add} size="s">
          {text('contacts.add')}
        </Button>
      </div>
      <p className="customer-hint">{text('contacts.hint')}</p>
    </Stack>
  );
}

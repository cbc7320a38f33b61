import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { EditCell, EditLine, SelectField, TextField } from '@atrium/ui-kit';
import { customersMessages } from '../messages';
import type { useContactEditing } from './use-contact-editing';

interface ContactFieldsProps {
  editing: Pick<ReturnType<typeof useContactEditing>, 'form' | 'open' | 'paste'>;
}

/** The fields of the contact that is added or edited. */
export function ContactFields({ editing: { form, open, paste } }: ContactFieldsProps) {
  const text = useTexts(customersMessages);
  const words = useSelectTexts();
  const types = (['email', 'phone'] as const).map((value) => ({ value, label: text(`contacts.${value}`) }));
  return (
    <EditLine>
      <EditCell span={4} wideOnPhone>
        <SelectField {...form.text('type')} label={text('contacts.type')} options={types} texts={words} />
      </EditCell>
      <EditCell span={8}>
        <TextField
          {...form.text('value')}
          autoCapitalize="none"
          autoComplete="off"
          hint={open === undefined && text('contacts.paste')}
          inputMode={form.values.type === 'email' ? 'email' : 'tel'}
          label={text('contacts.value')}
          onPaste={paste}
          required
          spellCheck={false}
        />
      </EditCell>
    </EditLine>
  );
}

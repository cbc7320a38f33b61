import { type ImportField, importFields } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { customersMessages } from '../messages';

/** What a column of an imported file can hold, for a select. */
export function useFieldOptions() {
  const text = useTexts(customersMessages);
  const others = { none: text('import.none'), email: text('contacts.email'), phone: text('contacts.phone') };
  const labelOf = (field: ImportField) =>
    field === 'none' || field === 'email' || field === 'phone' ? others[field] : text(`field.${field}`);
  const fields = ['none', ...importFields.filter((field) => field !== 'none')] as const;
  return fields.map((value) => ({ value: value as string, label: labelOf(value) }));
}

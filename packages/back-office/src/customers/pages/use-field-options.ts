import { useTexts } from '@atrium/i18n';
import { customersMessages } from '../messages';

const recordFields = [
  'title',
  'vat_number',
  'street',
  'postal_code',
  'post',
  'city',
  'country',
  'language',
  'note',
] as const;

/** The fields that a column of an imported file can hold. */
export function useFieldOptions() {
  const text = useTexts(customersMessages);
  return [
    { value: 'none', label: text('import.none') },
    ...recordFields.map((value) => ({ value: value as string, label: text(`field.${value}`) })),
    { value: 'email', label: text('contacts.email') },
    { value: 'phone', label: text('contacts.phone') },
  ];
}

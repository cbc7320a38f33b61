import type { CustomerImportCheck, ImportField } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Card, SelectField, Stack } from '@atrium/ui-kit';
import type { ImportReading } from '../api/import-customers';
import { customersMessages } from '../messages';

interface ImportColumnsProps {
  check: CustomerImportCheck;
  onField: (at: number, field: ImportField) => void;
  onChange: (changes: ImportReading) => void;
}

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
const encodings = ['utf-8', 'windows-1250'] as const;
const delimiters = ['semicolon', 'comma', 'tab'] as const;

/** The field of each column, and how a CSV file was read. */
export function ImportColumns({ check: { columns, encoding, delimiter }, onField, onChange }: ImportColumnsProps) {
  const text = useTexts(customersMessages);
  const words = useSelectTexts();
  const options = [
    { value: 'none', label: text('import.none') },
    ...recordFields.map((value) => ({ value: value as string, label: text(`field.${value}`) })),
    { value: 'email', label: text('contacts.email') },
    { value: 'phone', label: text('contacts.phone') },
  ];
  return (
    <Card title={text('import.columns')}>
      <Stack gap={4}>
        {columns.map(({ header, sample, field }, at) => (
          <SelectField
            hint={sample}
            id={`column-${at}`}
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place, and headers repeat
            key={at}
            label={header || text('import.columnLabel', { header: at + 1 })}
            name={`column-${at}`}
            onChange={({ target }) => onField(at, target.value as ImportField)}
            options={options}
            texts={words}
            value={field}
          />
        ))}
        {encoding !== null && (
          <SelectField
            label={text('import.encoding')}
            name="encoding"
            onChange={({ target }) => onChange({ encoding: target.value === 'utf-8' ? 'utf-8' : 'windows-1250' })}
            options={encodings.map((value) => ({ value, label: value === 'utf-8' ? 'UTF-8' : 'Windows-1250' }))}
            texts={words}
            value={encoding}
          />
        )}
        {delimiter !== null && (
          <SelectField
            label={text('import.delimiter')}
            name="delimiter"
            onChange={({ target }) => {
              const chosen = delimiters.find((one) => one === target.value);
              if (chosen !== undefined) onChange({ delimiter: chosen });
            }}
            options={delimiters.map((value) => ({ value, label: text(`import.delimiters.${value}`) }))}
            texts={words}
            value={delimiter}
          />
        )}
      </Stack>
    </Card>
  );
}

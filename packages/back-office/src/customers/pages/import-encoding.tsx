import type { CustomerImportCheck } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { SelectField } from '@atrium/ui-kit';
import type { ImportReading } from '../api/import-customers';
import { customersMessages } from '../messages';

interface ImportEncodingProps {
  check: CustomerImportCheck;
  onChange: (how: Pick<ImportReading, 'delimiter' | 'encoding'>) => void;
}

const encodings = ['utf-8', 'windows-1250'] as const;
const delimiters = ['semicolon', 'comma', 'tab'] as const;

/** How a CSV file was read; nothing for a workbook. */
export function ImportEncoding({ check: { encoding, delimiter }, onChange }: ImportEncodingProps) {
  const text = useTexts(customersMessages);
  const words = useSelectTexts();
  if (encoding === null || delimiter === null) return null;
  return (
    <div className="import-map__part import-map__part--pair">
      <SelectField
        label={text('import.encoding')}
        name="encoding"
        onChange={({ target }) => onChange({ encoding: target.value === 'utf-8' ? 'utf-8' : 'windows-1250' })}
        options={encodings.map((value) => ({ value, label: value === 'utf-8' ? 'UTF-8' : 'Windows-1250' }))}
        texts={words}
        value={encoding}
      />
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
    </div>
  );
}

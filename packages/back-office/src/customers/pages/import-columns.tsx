import type { CustomerImportCheck, ImportField } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Banner, Button, Card, Icon, SegmentedControl, SelectField, Stack } from '@atrium/ui-kit';
import { ArrowRight } from 'lucide-react';
import type { ImportReading } from '../api/import-customers';
import { customersMessages } from '../messages';
import { ImportEncoding } from './import-encoding';
import { useFieldOptions } from './use-field-options';
import type { useImport } from './use-import';

interface ImportColumnsProps {
  check: CustomerImportCheck;
  error: string | undefined;
  known: ImportReading['known'];
  state: Pick<ReturnType<typeof useImport>, 'chooseField' | 'chooseKnown' | 'readAs' | 'suggest'>;
}

/** The field of each column, what happens with known customers, and how a CSV file was read. */
export function ImportColumns({ check, error, known = 'skip', state }: ImportColumnsProps) {
  const text = useTexts(customersMessages);
  const words = useSelectTexts();
  const options = useFieldOptions();
  const canFill = usePermission('update/customers');
  const { columns } = check;
  const used = columns.filter(({ field }) => field !== 'none').length;
  const hasNumber = columns.some(({ field }) => field === 'vat_number');
  return (
    <Card
      actions={
        <Button onClick={state.suggest} size="s" variant="ghost">
          {text('import.suggest')}
        </Button>
      }
      flush
      note={text('import.used', { used: String(used), all: String(columns.length) })}
      title={text('import.columns')}
    >
      {error !== undefined && (
        <div className="import-map__part">
          <Banner role="alert" title={error} tone="danger" />
        </div>
      )}
      <ul className="import-map">
        {columns.map(({ header, sample, field }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place, and headers repeat
          <li className="import-map__column" key={at}>
            <span className="import-map__header">
              <span className="import-map__name">{header || text('import.unnamed', { number: String(at + 1) })}</span>
              <span className="import-map__sample">{sample}</span>
            </span>
            <Icon icon={ArrowRight} size="s" />
            <SelectField
              className="import-map__field"
              id={`column-${at}`}
              label={text('import.columnLabel', { header: header || String(at + 1) })}
              name={`column-${at}`}
              onChange={({ target }) => state.chooseField(at, target.value as ImportField)}
              options={options}
              texts={words}
              value={field}
            />
          </li>
        ))}
      </ul>
      <Stack gap={1}>
        {hasNumber && canFill && (
          <div className="import-map__part">
            <span aria-hidden="true" className="import-map__name">
              {text('import.known.label')}
            </span>
            <SegmentedControl
              label={text('import.known.label')}
              onChange={state.chooseKnown}
              options={(['skip', 'fill'] as const).map((value) => ({ value, label: text(`import.known.${value}`) }))}
              value={known}
            />
          </div>
        )}
        <ImportEncoding check={check} onChange={state.readAs} />
      </Stack>
    </Card>
  );
}

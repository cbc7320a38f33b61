import type { CustomerImportRow, ImportField } from '@atrium/api-client/contract';
import type { Texts } from '@atrium/i18n';
import { Status, type DataColumn } from '@atrium/ui-kit';
import { Copy } from 'lucide-react';
import type { CustomersTexts } from '../messages';

type Row = DataColumn<CustomerImportRow>;

const tones = { ready: 'success', refused: 'danger', skipped: 'warning' } as const;

/** The columns of the rows of an import: number, what was read, and what happens with it. */
export function importRowColumns(text: Texts<CustomersTexts>, formatPhone: (phone: string) => string): Row[] {
  function Value({ row, field, value }: { row: CustomerImportRow; field: ImportField; value: string }) {
    return row.invalid.includes(field) ? <span className="import-row__invalid">{value}</span> : value;
  }

  function Outcome({ row: { state, reasons } }: { row: CustomerImportRow }) {
    return (
      <>
        <Status icon={state === 'skipped' ? Copy : undefined} tone={tones[state]}>
          {text(`import.states.${state}`)}
        </Status>
        {reasons.map((reason) => (
          <span className={`import-row__reason import-row__reason--${state}`} key={reason}>
            {reason}
          </span>
        ))}
      </>
    );
  }

  function Content({ row }: { row: CustomerImportRow }) {
    const { title, vat_number: number, contact } = row;
    const isPhone = contact?.type === 'phone' && !row.invalid.includes('phone');
    return (
      <>
        <span className="import-row__title">
          <Value field="title" row={row} value={title || text('import.noTitle')} />
        </span>
        <span className="import-row__detail">
          <Value field="vat_number" row={row} value={number || text('import.noNumber')} />
          {contact !== null && (
            <>
              {', '}
              <Value field={contact.type} row={row} value={isPhone ? formatPhone(contact.value) : contact.value} />
            </>
          )}
        </span>
        <span className="import-row__outcome">
          <Outcome row={row} />
        </span>
      </>
    );
  }

  return [
    { id: 'row', header: text('import.row'), align: 'end', width: 'mark', phone: true, cell: ({ row }) => row },
    {
      id: 'content',
      header: text('import.content'),
      phone: true,
      cell: (row) => <Content row={row} />,
    },
    { id: 'state', header: text('import.state'), cell: (row) => <Outcome row={row} /> },
  ];
}

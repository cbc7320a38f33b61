import type { ItemColumn, ItemTable } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMediaQuery } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { ItemKeys } from '../../components/items/item-keys';
import { ItemsTable } from '../../components/items/items-table';
import { Totals } from '../../components/items/totals';
import { useSteps } from '../../components/new/use-steps';
import { newDocumentMessages } from '../../new-document-messages';
import { totalsOf } from '../../model/item-totals';
import { type ItemField, itemFields } from '../../model/typed-item';

/** The columns of tables that a cell is typed into. An amount needs the others. */
const optionalColumns: Readonly<Partial<Record<ItemField, ItemColumn>>> = { unit: 'unit', discount: 'discount' };

const fieldsOf = ({ columns }: ItemTable) =>
  itemFields.filter((field) => {
    const column = optionalColumns[field];
    return column === undefined || columns.includes(column);
  });

const nameOf = (table: string) => table.replace(/^items_?/, '').replaceAll('_', ' ');

/** The items of a new document, with their totals. */
export function ItemsStep() {
  const text = useTexts(newDocumentMessages);
  const isWide = useMediaQuery('(min-width: 769px)');
  const { document, template, options, attempted } = useSteps();
  const totals = useMemo(() => totalsOf(document.items, options), [document.items, options]);
  const tables = useMemo(
    () => template.data?.content.tables.map((table) => ({ name: table.name, fields: fieldsOf(table) })) ?? [],
    [template.data],
  );
  return (
    <div className="items-step">
      {tables.map(({ name, fields }) => (
        <ItemsTable
          attempted={attempted}
          fields={fields}
          key={name}
          table={name}
          title={nameOf(name) === '' ? text('items.title') : text('items.named', { name: nameOf(name) })}
        />
      ))}
      <div className="items-step__foot">
        {isWide && <ItemKeys />}
        <Totals totals={totals} />
      </div>
    </div>
  );
}

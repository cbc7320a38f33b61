import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Button, Drawer, SelectField, TextField } from '@atrium/ui-kit';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { newDocumentMessages } from '../../new-document-messages';
import { cellId } from '../../model/field-ids';
import { type ItemField, parseItem, type TypedItem } from '../../model/typed-item';
import { ItemProblemText } from './item-problem-row';
import type { Items } from './use-items';

interface ItemSheetProps {
  item: TypedItem;
  row: number;
  items: Items;
  fields: readonly ItemField[];
  onClose: () => void;
}

/** One item as a form, on a phone. */
export function ItemSheet({ item, row, items, fields, onClose }: ItemSheetProps) {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const words = useSelectTexts();
  const read = parseItem(item, items.options);
  const unknown = 'problems' in read ? read.problems.find(({ reason }) => reason === 'option') : undefined;
  return (
    <Drawer
      closeLabel={common('close')}
      footer={
        <>
          <Button
            icon={Trash2}
            onClick={() => {
              items.remove(row);
              onClose();
            }}
            variant="ghost"
          >
            {common('remove')}
          </Button>
          <Button onClick={onClose} variant="primary">
            {text('items.done')}
          </Button>
        </>
      }
      height="fit"
      onClose={onClose}
      open
      title={item.description || text('items.row', { row: row + 1 })}
    >
      <div className="item-sheet">
        {unknown && (
          <ItemProblemText item={item} onChoose={(field, key) => items.set(row, field, key)} problem={unknown} />
        )}
        {fields.map((field) => {
          const shared = { id: cellId(item.id, field), label: text(`items.column.${field}`), name: field };
          if (field === 'unit' || field === 'vat_rate') {
            const options = items.options[field].map(({ key, title }) => ({ value: key, label: title }));
            return (
              <SelectField
                {...shared}
                key={field}
                onChange={({ target }) => items.set(row, field, target.value)}
                options={options}
                texts={words}
                value={item[field]}
                {...(options.some(({ value }) => value === item[field]) ? {} : { placeholder: item[field] })}
              />
            );
          }
          return (
            <TextField
              {...shared}
              autoComplete="off"
              inputMode={field === 'description' ? undefined : 'decimal'}
              key={field}
              onChange={({ target }) => items.set(row, field, target.value)}
              value={item[field]}
            />
          );
        })}
        <div className="item-sheet__order">
          <Button icon={ArrowUp} onClick={() => items.move(row, row - 1) && onClose()} variant="ghost">
            {text('items.up')}
          </Button>
          <Button icon={ArrowDown} onClick={() => items.move(row, row + 1) && onClose()} variant="ghost">
            {text('items.down')}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

import { maximumItems } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, useMediaQuery, useNotify } from '@atrium/ui-kit';
import { ClipboardPaste, Plus } from 'lucide-react';
import { newDocumentMessages } from '../../new-document-messages';
import type { ItemField } from '../../model/typed-item';
import { ItemList, useOpenedRow } from './item-list';
import { ItemsGrid } from './items-grid';
import { PastedBanner } from './pasted-banner';
import { useItems } from './use-items';

interface ItemsTableProps {
  /** Name of the table in the template. */
  table: string;
  title: string;
  fields: readonly ItemField[];
  attempted: boolean;
}

/** One table of items: a grid, or a list on a phone, and the buttons that add and paste rows. */
export function ItemsTable({ table, title, fields, attempted }: ItemsTableProps) {
  const text = useTexts(newDocumentMessages);
  const notify = useNotify();
  const isWide = useMediaQuery('(min-width: 769px)');
  const items = useItems(table);
  const [open, setOpen] = useOpenedRow();
  const { length: count } = items.items;

  async function paste() {
    try {
      const copied = await navigator.clipboard.readText();
      items.paste(copied, { row: count, field: fields[0] ?? 'description', order: fields });
    } catch {
      notify({ tone: 'info', title: text('items.pasteByKeys') });
    }
  }

  return (
    <section aria-label={title} className="items-table">
      <div className="items-table__head">
        <h2>{title}</h2>
        <span className="items-table__count">{text('items.rows', { count })}</span>
        <Button icon={ClipboardPaste} onClick={() => void paste()} size="s">
          {text('items.paste')}
        </Button>
        {items.canAdd && (
          <Button
            icon={Plus}
            onClick={() => {
              items.add();
              setOpen(count);
            }}
            size="s"
          >
            {text('items.add')}
          </Button>
        )}
      </div>
      {!items.canAdd && <p className="items-table__limit">{text('items.limit', { most: maximumItems })}</p>}
      <PastedBanner items={items} />
      {isWide ? (
        <ItemsGrid attempted={attempted} fields={fields} items={items} label={title} />
      ) : (
        <ItemList fields={fields} items={items} onOpen={setOpen} open={open} />
      )}
    </section>
  );
}

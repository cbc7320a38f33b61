import { formatMoney, useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { newDocumentMessages } from '../../new-document-messages';
import { netOf } from '../../model/item-price';
import { type ItemField, parseItem } from '../../model/typed-item';
import { ItemSheet } from './item-sheet';
import { showCell, useItemProblem } from './use-item-words';
import type { Items } from './use-items';

interface ItemListProps {
  items: Items;
  fields: readonly ItemField[];
  /** Row that is open; undefined for none. */
  open: number | undefined;
  onOpen: (row: number | undefined) => void;
}

/** The items on a phone: a row opens as a sheet. */
export function ItemList({ items, fields, open, onOpen }: ItemListProps) {
  const text = useTexts(newDocumentMessages);
  const sentence = useItemProblem();
  const { options } = items;
  const opened = open === undefined ? undefined : items.items[open];
  return (
    <>
      <ul className="item-list">
        {items.items.map((item, row) => {
          const read = parseItem(item, options);
          const problem = 'problems' in read ? read.problems[0] : undefined;
          const net = netOf(item, options);
          const discount = item.discount === '' ? [] : [`−${showCell(item, 'discount', options)}`];
          const facts = [
            `${showCell(item, 'quantity', options)} × ${showCell(item, 'price', options)} €`,
            showCell(item, 'unit', options),
            ...discount,
            text('items.vatOf', { rate: showCell(item, 'vat_rate', options) }),
          ];
          return (
            <li key={item.id}>
              <button className="item-list__row" onClick={() => onOpen(row)} type="button">
                <span className="item-list__name">{item.description || text('items.row', { row: row + 1 })}</span>
                <span className="item-list__net">{net === undefined ? '–' : formatMoney(net, 'EUR')}</span>
                <span className="item-list__facts">{facts.join(', ')}</span>
                {problem && <span className="item-list__problem">{sentence(item, problem)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && opened !== undefined && (
        <ItemSheet fields={fields} item={opened} items={items} onClose={() => onOpen(undefined)} row={open} />
      )}
    </>
  );
}

/** The row that is open as a sheet. */
export const useOpenedRow = () => useState<number>();

import { changeItem, type ItemField, type ItemOptions, newItem, type TypedItem } from './typed-item';

/** Headers of spreadsheets in both languages, folded. */
const headers: Readonly<Record<ItemField, readonly string[]>> = {
  description: ['description', 'item', 'product', 'service', 'name', 'opis', 'artikel', 'izdelek', 'storitev', 'naziv'],
  quantity: ['quantity', 'qty', 'amount', 'kolicina', 'kol'],
  unit: ['unit', 'uom', 'enota', 'em', 'me'],
  price: ['price', 'unitprice', 'rate', 'cena', 'cenanaenoto', 'cenaenote', 'vrednost'],
  discount: ['discount', 'rebate', 'popust', 'rabat'],
  vat_rate: ['vat', 'vatrate', 'tax', 'taxrate', 'ddv', 'stopnja', 'stopnjaddv'],
};

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[^\p{L}]/gu, '')
    .toLowerCase();

const fieldOf = (header: string): ItemField | undefined =>
  (Object.keys(headers) as ItemField[]).find((field) => headers[field].includes(fold(header)));

/** The cells of a copied part of a spreadsheet. Quoted cells may contain line breaks. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const closeCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.charAt(at);
    if (letter === '"' && quoted && plain.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (letter === '\t' && !quoted) closeCell();
    else if (letter === '\n' && !quoted) {
      closeCell();
      rows.push([]);
    } else cell += letter;
  }
  closeCell();
  return rows.filter((cells) => cells.some((one) => one !== ''));
}

interface Columns {
  /** The field of each pasted column; undefined for a column that is left out. */
  readonly fields: readonly (ItemField | undefined)[];
  readonly byHeaders: boolean;
}

/** Two known headers make the first row a header. Otherwise the columns follow those of the grid from the current one on. */
function columnsOf(first: readonly string[], from: ItemField, order: readonly ItemField[]): Columns {
  const named = first.map((header) => fieldOf(header));
  const known = named.filter((field) => field !== undefined);
  if (new Set(known).size === known.length && known.length >= Math.min(2, first.length) && known.length > 0)
    return { fields: named, byHeaders: true };
  return { fields: order.slice(order.indexOf(from)), byHeaders: false };
}

export interface PasteTarget {
  readonly table: string;
  /** Row of the table that the first pasted row is written into; rows beyond the last are added. */
  readonly row: number;
  readonly field: ItemField;
  /** The columns of the grid. */
  readonly order: readonly ItemField[];
}

export interface PastedItems {
  readonly items: readonly TypedItem[];
  /** Ids of the items that were added or changed. */
  readonly pasted: readonly string[];
  readonly byHeaders: boolean;
  /** Rows that did not fit. */
  readonly leftOut: number;
}

/** Writes copied rows into the items of a table. */
export function pasteItems(
  items: readonly TypedItem[],
  text: string,
  { table, row, field, order }: PasteTarget,
  options: ItemOptions,
  maximum: number,
): PastedItems {
  const cells = readCells(text);
  const { fields, byHeaders } = columnsOf(cells[0] ?? [], field, order);
  const rows = byHeaders ? cells.slice(1) : cells;
  const made = [...items];
  const pasted: string[] = [];
  // Rows under headers are whole items, so they are added and replace none.
  const first = byHeaders ? items.length : row;
  const room = Math.max(0, maximum - first);
  for (const [at, values] of rows.slice(0, room).entries()) {
    const place = first + at;
    let item = made[place] ?? newItem(table, options, made[place - 1]);
    for (const [column, value] of values.entries()) {
      const into = fields[column];
      if (into !== undefined) item = changeItem(item, into, value, options);
    }
    made[place] = item;
    pasted.push(item.id);
  }
  return { items: made, pasted, byHeaders, leftOut: Math.max(0, rows.length - room) };
}

import {
  type DocumentItem,
  itemNet,
  type ItemTotals,
  sumItems,
  sumTables,
  type TemplateContent,
} from '@atrium/api-client/contract';
import type { PriceSum } from '@atrium/api-client/contract/pricing';
import { formatMoney, formatNumber, formatPercent } from '../../../billing';
import type { MergeValues } from '../../../platform';
import type { CodelistKeys } from './item-options';

const wholePercent = 10_000;
const thousandth = 1000;

type Row = Readonly<Record<string, string>>;

interface ItemSource {
  readonly template: { readonly content: Pick<TemplateContent, 'tables'> };
  readonly options: CodelistKeys;
}

/** The texts and rows of every table of items, and the sums of all of them. */
export function itemValues(
  { template: { content }, options }: ItemSource,
  items: readonly DocumentItem[],
): MergeValues & { readonly totals: ItemTotals | null } {
  const rateOf = ({ vat_rate: key }: DocumentItem) => options.vatRates.get(key)?.rate ?? 0;
  const sum = (rows: readonly DocumentItem[]) => sumItems(rows.map((item) => ({ ...item, vat_rate: rateOf(item) })));
  const rowOf = (item: DocumentItem, at: number): Row => ({
    position: String(at + 1),
    description: item.description,
    quantity: formatNumber(item.quantity / thousandth),
    unit: options.units.get(item.unit)?.title ?? item.unit,
    price: formatMoney(item.price),
    discount: item.discount === 0 ? '' : formatPercent(item.discount / wholePercent),
    vat: formatPercent(rateOf(item) / wholePercent),
    net: formatMoney(itemNet(item)),
  });
  const texts: Record<string, string> = {};
  const tables: Record<string, readonly Row[]> = {};
  for (const { name } of content.tables) {
    const rows = items.filter(({ table }) => table === name);
    const sums = sum(rows);
    Object.assign(texts, totalTexts(name, sums));
    tables[name] = rows.map(rowOf);
    tables[`${name}.rates`] = sums.taxes.map((tax) => ({
      rate: formatPercent(tax.tax_rate / wholePercent),
      base: formatMoney(tax.tax_base),
      vat: formatMoney(tax.tax_amount),
    }));
  }
  const { net, tax, total } = sumTables(items.map((item) => ({ ...item, vat_rate: rateOf(item) })));
  return { texts, tables, totals: content.tables.length === 0 ? null : { net, vat: tax, total } };
}

const totalTexts = (name: string, { net, tax, total }: PriceSum) => ({
  [`${name}.net`]: formatMoney(net),
  [`${name}.vat`]: formatMoney(tax),
  [`${name}.total`]: formatMoney(total),
});

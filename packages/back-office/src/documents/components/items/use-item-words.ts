import { formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import { newDocumentMessages } from '../../new-document-messages';
import type { ItemField, ItemOptions, ItemProblem, TypedItem } from '../../model/typed-item';
import { readNumber } from '../../model/typed-item';

const cents = 100;
const money: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Cents without the currency, which the header names. */
export const formatAmount = (amount: number): string => formatNumber(amount / cents, 'sl', money);

/** A value as a cell shows it; a text that cannot be read stays as it was typed. */
export function showCell(item: TypedItem, field: ItemField, options: ItemOptions): string {
  const typed = item[field];
  if (field === 'unit') return options.unit.find(({ key }) => key === typed)?.title ?? typed;
  if (field === 'vat_rate') {
    const rate = options.vat_rate.find(({ key }) => key === typed);
    return rate === undefined ? typed : rate.value === null ? rate.title : formatPercent(rate.value);
  }
  if (field === 'description' || typed === '') return typed;
  const value = readNumber(field, typed);
  if (value === undefined) return typed;
  if (field === 'price') return formatAmount(value);
  return field === 'discount' ? formatPercent(value) : formatNumber(value / 1000, 'sl', { maximumFractionDigits: 3 });
}

/** What is wrong with an item, as a sentence. */
export function useItemProblem() {
  const text = useTexts(newDocumentMessages);
  return (item: TypedItem, { field, reason }: ItemProblem): string => {
    const column = text(`items.column.${field}`);
    if (reason === 'option')
      return text(`items.unknown.${field === 'unit' ? 'unit' : 'vat_rate'}`, { typed: item[field] });
    return text('items.wrong', { column, problem: text(`items.problem.${reason}`) });
  };
}

import { formatMoney, useTexts, type Texts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { FieldGrid, SelectField, TextField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { priced, toUnitPrices, yearlyPrices } from '../model/price-values';
import { highestPrice, readPrice } from '../../components/model/typed-price';
import { priceListMessages, type PriceListTexts } from '../messages';
import { discountText } from './discount-text';
import type { PriceForm } from './use-price-form';

interface PriceFieldsProps {
  form: PriceForm;
}

const discountOptions = (text: Texts<PriceListTexts>) =>
  Array.from({ length: 12 }, (_, free) => ({ value: String(12 - free), label: discountText(text, 12 - free) }));

/** The monthly and yearly price of each item, and the yearly discount. */
export function PriceFields({ form }: PriceFieldsProps) {
  const text = useTexts(priceListMessages);
  const words = useSelectTexts();
  const options = useMemo(() => discountOptions(text), [text]);
  const yearly = yearlyPrices(toUnitPrices(form.values));
  const months = Number(form.values.yearly_months);

  function yearOf(name: (typeof priced)[number]) {
    const cents = readPrice(form.values[name]);
    return cents !== undefined && cents <= highestPrice
      ? text('yearly', { amount: formatMoney(yearly[name], 'EUR') })
      : undefined;
  }

  return (
    <FieldGrid>
      {priced.map((name) => (
        <TextField
          {...form.text(name)}
          autoComplete="off"
          hint={yearOf(name)}
          inputMode="decimal"
          key={name}
          label={text(`field.${name}`)}
          required
          suffix={text('perMonth')}
        />
      ))}
      <SelectField
        {...form.text('yearly_months')}
        hint={text('discount.costs', { count: months })}
        label={text('field.yearly_months')}
        options={options}
        texts={words}
      />
    </FieldGrid>
  );
}

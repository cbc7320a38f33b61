import type { PriceListVersion } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Card, DefinitionList } from '@atrium/ui-kit';
import { priced, yearlyPrices } from '../model/price-values';
import { priceListMessages } from '../messages';
import { discountText } from './discount-text';

interface ReadOnlyPricesProps {
  prices: PriceListVersion;
}

/** The current prices, for users who cannot change them. */
export function ReadOnlyPrices({ prices }: ReadOnlyPricesProps) {
  const text = useTexts(priceListMessages);
  const yearly = yearlyPrices(prices);
  const money = (cents: number) => formatMoney(cents, prices.currency);
  const amounts = priced.map((name) => ({
    id: name,
    term: text(`field.${name}`),
    value: `${text('month', { amount: money(prices[name]) })}, ${text('yearly', { amount: money(yearly[name]) })}`,
  }));
  const discount = {
    id: 'yearly_months',
    term: text('field.yearly_months'),
    value: discountText(text, prices.yearly_months),
  };
  return (
    <Card title={text('prices')}>
      <DefinitionList items={[...amounts, discount]} />
    </Card>
  );
}

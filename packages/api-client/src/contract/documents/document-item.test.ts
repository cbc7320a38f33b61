import { describe, expect, it } from 'vitest';
import { isPriceable, itemNet, maximumItems, sumItems, sumTables } from './document-item';

describe('itemNet', () => {
  it.each([
    [{ quantity: 8000, price: 6200, discount: 1000 }, 44_640],
    [{ quantity: 64_000, price: 43, discount: 0 }, 2752],
    [{ quantity: 6000, price: 1450, discount: 0 }, 8700],
    [{ quantity: 1, price: 500, discount: 0 }, 1],
    [{ quantity: 1, price: 499, discount: 0 }, 0],
    [{ quantity: 333, price: 1000, discount: 3333 }, 222],
    [{ quantity: 1000, price: -1005, discount: 5000 }, -503],
    [{ quantity: 1000, price: 100, discount: 10_000 }, 0],
  ])('%o is %d', (item, net) => {
    expect(itemNet(item)).toBe(net);
  });
});

it('sumItems rounds VAT once per rate', () => {
  const item = { quantity: 1000, discount: 0 };
  const items = [
    { ...item, price: 229_192, vat_rate: 2200 },
    { ...item, price: 8700, vat_rate: 500 },
  ];
  expect(sumItems(items)).toMatchObject({ net: 237_892, tax: 50_857, total: 288_749 });
});

it('sumTables rounds VAT once per rate of each table, as the tables print it', () => {
  const item = { quantity: 1000, discount: 0, vat_rate: 2200, price: 107, table: 'items' };
  const items = [item, { ...item, table: 'items_hours' }, { ...item, price: 1000, vat_rate: 500 }];
  expect(sumItems(items)).toMatchObject({ tax: 97 });
  expect(sumTables(items)).toEqual({
    taxes: [
      { tax_category: 'standard', tax_rate: 2200, tax_base: 214, tax_amount: 48 },
      { tax_category: 'standard', tax_rate: 500, tax_base: 1000, tax_amount: 50 },
    ],
    net: 1214,
    tax: 98,
    total: 1312,
  });
});

it('isPriceable keeps the sums of the largest document exact', () => {
  const largest = { quantity: 10_000_000_000, price: 100_000, discount: 0 };
  const items = Array.from({ length: maximumItems }, () => ({ ...largest, vat_rate: 10_000 }));
  expect(isPriceable(largest)).toBe(true);
  expect(isPriceable({ ...largest, price: -100_000 })).toBe(true);
  expect(isPriceable({ ...largest, price: 100_001 })).toBe(false);
  expect(sumItems(items).total).toBe(4_000_000_000_000_000);
});

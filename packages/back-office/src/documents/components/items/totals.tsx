import { formatMoney, formatPercent, useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { newDocumentMessages } from '../../new-document-messages';
import type { ItemTotals } from '../../model/item-totals';

const rest = 1000;
const euros = (cents: number) => formatMoney(cents, 'EUR');

/** A text that follows another once it has not changed for a second. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The sums of the items by VAT rate. They are announced when typing rests. */
export function Totals({ totals }: { totals: ItemTotals }) {
  const text = useTexts(newDocumentMessages);
  const { rates, net, vat, total } = totals;
  const announced = useRested(text('items.announced', { total: euros(total) }));
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <table className="item-totals">
        <thead>
          <tr>
            <th scope="col">{text('items.totals.rate')}</th>
            <th scope="col">{text('items.totals.net')}</th>
            <th scope="col">{text('items.totals.vat')}</th>
            <th scope="col">{text('items.totals.together')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.rate}>
              <th scope="row">{formatPercent(rate.rate)}</th>
              <td>{euros(rate.net)}</td>
              <td>{euros(rate.vat)}</td>
              <td>{euros(rate.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('items.totals.total')}</th>
            <td>{euros(net)}</td>
            <td>{euros(vat)}</td>
            <td className="item-totals__total">{euros(total)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

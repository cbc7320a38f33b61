import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface PriceLine {
  id: string;
  label: ReactNode;
  /** Shown below the label: quantity × price, a reason, a date. */
  note?: ReactNode;
  /** Formatted amount with currency. */
  amount: ReactNode;
  /** `quiet` for net and tax, `strong` for a sum, `total` for the last line. */
  weight?: 'quiet' | 'strong' | 'total' | undefined;
}

export interface PriceLinesProps {
  lines: readonly PriceLine[];
}

/** Price lines with aligned amounts. */
export function PriceLines({ lines }: PriceLinesProps) {
  return (
    <dl className="a-price-lines">
      {lines.map(({ id, label, note, amount, weight }) => (
        <div className={classNames('a-price-lines__line', weight && `a-price-lines__line--${weight}`)} key={id}>
          <dt>
            <span className="a-price-lines__label">{label}</span>
            {note && <span className="a-price-lines__note">{note}</span>}
          </dt>
          <dd className="a-price-lines__amount">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name ("Billing cycle"). */
  label: string;
  /** Two or three options. */
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `other`: on a phone only the value that is not chosen is shown, as a button that chooses it. For two icons. */
  phone?: 'other' | undefined;
}

/** A choice of two or three values in one line: monthly or yearly. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, phone } = props;
  const name = useId();
  return (
    <div aria-label={label} className={classNames('a-segmented', phone && `a-segmented--${phone}`)} role="radiogroup">
      {options.map((option) => (
        <label className="a-segmented__option" key={option.value}>
          <input
            checked={option.value === value}
            className="a-segmented__radio"
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

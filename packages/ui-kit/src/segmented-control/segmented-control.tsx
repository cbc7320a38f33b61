import { useId } from 'react';
import type { ReactNode } from 'react';

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice ("Billing cycle"), for assistive technology. */
  label: string;
  /** Two or three, no more. */
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three exclusive values in one line: monthly or yearly. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <div aria-label={label} className="a-segmented" role="radiogroup">
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

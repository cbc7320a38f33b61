import { ChevronDown } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface NativeSelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** An option without a value, for "nothing chosen". */
  placeholder?: string | undefined;
}

/** Drawn anew only where its own attributes change: with each drawing the browser's select goes through all its options. */
export const NativeSelect = memo(function NativeSelect({ options, placeholder, ...select }: NativeSelectProps) {
  const items = useMemo(
    () =>
      options.map((option) => (
        <option disabled={option.disabled} key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <>
      <select {...select} className="a-input__control a-select__control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {items}
      </select>
      <Icon className="a-select__arrow" icon={ChevronDown} />
    </>
  );
});

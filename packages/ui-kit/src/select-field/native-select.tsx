import { memo, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import type { SelectOption } from './select-option';

export interface NativeSelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** An option without a value, for "nothing chosen". */
  placeholder?: string | undefined;
}

/** Memoised: rendering a native select processes all its options. */
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
    <select {...select} className={classNames('a-input__control a-select__control', select.className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {items}
    </select>
  );
});

import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names';
import { InputShell } from '../field/input-shell';
import { Icon } from '../icon/icon';
import { NativeSelect } from './native-select';
import type { NativeSelectProps } from './native-select';

/** A native select in an input box. */
export function PlainSelect({ className, ...select }: NativeSelectProps) {
  const short = select.options.find(({ value }) => value === select.value)?.short;
  return (
    <InputShell className={classNames('a-select', short !== undefined && 'a-select--short', className)}>
      {short !== undefined && (
        <span aria-hidden="true" className="a-select__short">
          {short}
        </span>
      )}
      <NativeSelect {...select} />
      <Icon className="a-select__arrow" icon={ChevronDown} />
    </InputShell>
  );
}

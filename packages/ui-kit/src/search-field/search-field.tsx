import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { InputShell } from '../field/input-shell';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'size'> {
  /** Accessible name of the field. The placeholder may say what it searches. */
  label: string;
  value: string;
  /** Called on every change. */
  onChange: (value: string) => void;
  clearLabel: string;
  className?: string | undefined;
}

/** A search field. Above a list, use `ListSearch`, which is debounced. */
export function SearchField({ label, value, onChange, clearLabel, className, ...input }: SearchFieldProps) {
  return (
    <InputShell
      className={classNames('a-search', className)}
      end={value !== '' && <IconButton icon={X} label={clearLabel} onClick={() => onChange('')} size="s" />}
      start={<Icon icon={Search} />}
    >
      <input
        {...input}
        aria-label={label}
        className="a-input__control"
        onChange={(event) => onChange(event.target.value)}
        type="search"
        value={value}
      />
    </InputShell>
  );
}

import { Toolbar as Base } from '@base-ui/react/toolbar';
import { PlainSelect } from '../select-field/plain-select';
import type { SelectOption } from '../select-field/select-option';

export interface ToolbarSelectProps {
  /** Accessible name ("Font"). */
  label: string;
  /** A value that is no option is shown as it is; empty for several values. */
  value: string;
  options: readonly SelectOption[];
  /** `s`: for numbers. */
  size?: 's' | 'm' | undefined;
  disabled?: boolean | undefined;
  onChoose: (value: string) => void;
}

/** A choice among the controls of a toolbar. */
export function ToolbarSelect({ label, value, options, size = 'm', disabled, onChoose }: ToolbarSelectProps) {
  const isListed = options.some((option) => option.value === value);
  return (
    <Base.Input
      render={
        <PlainSelect
          aria-label={label}
          className={`a-toolbar__select a-toolbar__select--${size}`}
          disabled={disabled}
          onChange={(event) => onChoose(event.target.value)}
          options={isListed ? options : [{ value, label: value }, ...options]}
          title={label}
          value={value}
        />
      }
    />
  );
}

import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { FieldControl } from '../field/field-texts';
import { IconButton } from '../icon-button/icon-button';

export interface QuantityInputProps {
  /** What the `Field` around it gives to its control. */
  control: FieldControl;
  /** Null while nothing is typed. */
  value: number | null;
  /** With every key, also below `min` and above `max`: whoever holds the value says what is wrong with it. */
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** Where the buttons end; default 0. */
  min?: number | undefined;
  max?: number | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** Why it cannot go lower ("6 licences are in use"). */
  minReason: string;
  /** Why it cannot go higher; needed with `max`. */
  maxReason?: string | undefined;
  name?: string | undefined;
}

const digits = 9;

function toQuantity(typed: string): number | null {
  const text = typed.replaceAll(/\D/g, '').slice(0, digits);
  return text === '' ? null : Number(text);
}

/** The control of a `QuantityField`, for a `Field` of one's own. */
export function QuantityInput(props: QuantityInputProps) {
  const { control, value, onChange, onBlur, min = 0, max = Number.MAX_SAFE_INTEGER, name } = props;
  const { decreaseLabel, increaseLabel, minReason, maxReason } = props;

  const step = (by: 1 | -1) => onChange(Math.min(max, Math.max(min, value === null ? min : value + by)));

  function stepByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <span className="a-quantity">
      <IconButton
        disabledReason={value === null || value <= min ? minReason : undefined}
        icon={Minus}
        label={decreaseLabel}
        onClick={() => step(-1)}
      />
      <input
        {...control}
        autoComplete="off"
        className="a-quantity__number"
        inputMode="numeric"
        name={name}
        onBlur={onBlur}
        onChange={(event) => onChange(toQuantity(event.target.value))}
        onKeyDown={stepByKey}
        value={value ?? ''}
      />
      <IconButton
        disabledReason={value !== null && value >= max ? maxReason : undefined}
        icon={Plus}
        label={increaseLabel}
        onClick={() => step(1)}
      />
    </span>
  );
}

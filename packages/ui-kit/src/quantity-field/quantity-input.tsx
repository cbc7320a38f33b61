import { parseDecimal } from '@atrium/validators';
import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { FieldControl } from '../field/field-texts';
import { IconButton } from '../icon-button/icon-button';

export interface QuantityInputProps {
  /** Attributes from the surrounding `Field`. */
  control: FieldControl;
  /** Null for an empty field, NaN for text that is not a whole number. */
  value: number | null;
  /** Called on every change, also for invalid values: the form shows the error. */
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** Limits of the buttons; minimum by default 0. */
  min?: number | undefined;
  max?: number | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** Why it cannot go lower ("6 licences are in use"). */
  minReason: string;
  /** Why it cannot go higher; required with `max`. */
  maxReason?: string | undefined;
  name?: string | undefined;
}

const toQuantity = (typed: string) => (typed.trim() === '' ? null : (parseDecimal(typed) ?? Number.NaN));

/** The control of a `QuantityField`, for a custom `Field`. */
export function QuantityInput(props: QuantityInputProps) {
  const { control, value, onChange, onBlur, min = 0, max = Number.MAX_SAFE_INTEGER, name } = props;
  const { decreaseLabel, increaseLabel, minReason, maxReason } = props;

  const [typed, setTyped] = useState('');
  const current = value === null || Number.isNaN(value) ? null : value;
  const shown = Object.is(toQuantity(typed), value) ? typed : (current ?? '');

  const step = (by: 1 | -1) => onChange(Math.min(max, Math.max(min, current === null ? min : current + by)));

  function type(text: string) {
    setTyped(text);
    onChange(toQuantity(text));
  }

  function stepByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <span className="a-quantity">
      <IconButton
        disabledReason={current === null || current <= min ? minReason : undefined}
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
        onBlur={() => {
          if (current !== null) setTyped('');
          onBlur?.();
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={stepByKey}
        value={shown}
      />
      <IconButton
        disabledReason={current !== null && current >= max ? maxReason : undefined}
        icon={Plus}
        label={increaseLabel}
        onClick={() => step(1)}
      />
    </span>
  );
}

import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { IconButton } from '../icon-button/icon-button';

export interface QuantityFieldProps extends FieldTexts {
  value: number;
  onChange: (value: number) => void;
  /** Default 0. */
  min?: number | undefined;
  max?: number | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** Why it cannot go lower ("6 licences are in use"). */
  minReason: string;
  /** Why it cannot go higher; needed with `max`. */
  maxReason?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** A whole number with minus and plus. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, decreaseLabel, increaseLabel } = props;
  const { minReason, maxReason, name, id, ...field } = props;
  const [typed, setTyped] = useState<string>();

  function leave() {
    const number = Number.parseInt(typed ?? '', 10);
    if (!Number.isNaN(number)) onChange(Math.min(max, Math.max(min, number)));
    setTyped(undefined);
  }

  return (
    <Field {...field} id={id ?? name}>
      {(control) => (
        <span className="a-quantity">
          <IconButton
            disabledReason={value <= min ? minReason : undefined}
            icon={Minus}
            label={decreaseLabel}
            onClick={() => onChange(value - 1)}
          />
          <input
            {...control}
            className="a-quantity__number"
            inputMode="numeric"
            name={name}
            onBlur={leave}
            onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
            value={typed ?? value}
          />
          <IconButton
            disabledReason={value >= max ? maxReason : undefined}
            icon={Plus}
            label={increaseLabel}
            onClick={() => onChange(value + 1)}
          />
        </span>
      )}
    </Field>
  );
}

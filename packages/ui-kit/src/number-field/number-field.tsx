import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { parseNumber, formatNumber } from './number-text';

/** Error texts of a number field. */
export interface NumberFieldTexts {
  /** "Enter a number with at most two decimals." */
  invalid: string;
  /** Shown below `min`: "At least 0,5 kg." */
  tooSmall?: string | undefined;
  /** Shown above `max`: "At most 31,5 kg." */
  tooLarge?: string | undefined;
}

export interface NumberFieldProps extends FieldTexts {
  /** The number; an empty text for none. Invalid text is passed as typed, so that the form's schema rejects it. */
  value: number | string;
  onChange: (value: number | string) => void;
  onBlur?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Step of the arrow keys. Default: 1. */
  step?: number | undefined;
  /** Maximum number of decimal places. Default: 0. */
  decimals?: number | undefined;
  /** Shown at the right end of the box: "kg". */
  unit?: ReactNode;
  texts: NumberFieldTexts;
  placeholder?: string | undefined;
  /** Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A typed number: a weight, a port, an amount. For a count with buttons, use a `QuantityField`. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min = -Infinity, max = Infinity, step = 1, decimals = 0, unit, texts } = props;
  const { placeholder, id, name, disabled = false, error, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typeof value === 'number' ? formatNumber(value, decimals) : value;

  function leave() {
    if (typed === undefined) return;
    setTyped(undefined);
    const next = parseNumber(typed, decimals) ?? typed.trim();
    if (next !== value) onChange(next);
  }

  function stepBy(event: KeyboardEvent) {
    if (event.key === 'Enter') flushSync(leave);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const from = typed === undefined ? value : parseNumber(typed, decimals);
    const next = typeof from === 'number' ? from + direction * step : Math.max(0, min);
    setTyped(undefined);
    onChange(Number(Math.min(max, Math.max(min, next)).toFixed(decimals)));
  }

  function wrong(): string | undefined {
    if (value === '' || typed !== undefined) return undefined;
    if (typeof value !== 'number') return texts.invalid;
    if (value < min) return texts.tooSmall;
    return value > max ? texts.tooLarge : undefined;
  }

  return (
    <Field {...field} error={error ?? wrong()} id={id ?? name}>
      {(control) => (
        <InputShell className="a-number" end={unit}>
          <input
            {...control}
            autoComplete="off"
            className="a-input__control"
            disabled={disabled}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            name={name}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={stepBy}
            placeholder={placeholder}
            value={typed ?? shown}
          />
        </InputShell>
      )}
    </Field>
  );
}

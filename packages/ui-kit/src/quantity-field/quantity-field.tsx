import type { ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { QuantityInput, type QuantityInputProps } from './quantity-input';

export interface QuantityFieldProps extends FieldTexts, Omit<QuantityInputProps, 'control'> {
  /** Shown beside the number: the unit price, the amount. */
  before?: ReactNode;
  after?: ReactNode;
  /** Ids of further descriptions, such as its price. */
  describedBy?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A whole number with minus and plus. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, onBlur, min, max, decreaseLabel, increaseLabel, minReason, maxReason, ...rest } = props;
  const { before, after, name, id, ...field } = rest;
  const quantity = { value, onChange, onBlur, min, max, decreaseLabel, increaseLabel, minReason, maxReason, name };
  return (
    <Field {...field} id={id ?? name}>
      {(control) => (
        <>
          {before}
          <QuantityInput {...quantity} control={control} />
          {after}
        </>
      )}
    </Field>
  );
}

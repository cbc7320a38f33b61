import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { splitFieldProps } from '../field/split-field-props';

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Default: the `name`. */
  id?: string | undefined;
  className?: string | undefined;
}

/** A multi-line text field with a label and a message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, control: area } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputShell className="a-input--area">
          <textarea rows={3} {...area} {...control} className="a-input__control" />
        </InputShell>
      )}
    </Field>
  );
}

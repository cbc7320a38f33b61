import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Default: the `name`. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Several lines of text with a label and a message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, success, optionalText, labelEnd, id, required, className, ...area } = props;
  return (
    <Field
      className={className}
      describedBy={area['aria-describedby']}
      error={error}
      hint={hint}
      id={id ?? area.name}
      label={label}
      labelEnd={labelEnd}
      optionalText={optionalText}
      required={required}
      success={success}
    >
      {(control) => (
        <InputShell className="a-input--area">
          <textarea rows={3} {...area} {...control} className="a-input__control" />
        </InputShell>
      )}
    </Field>
  );
}

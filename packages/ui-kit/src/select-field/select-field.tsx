import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { NativeSelect } from './native-select';
import type { SelectOption } from './native-select';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'>, FieldTexts {
  /** Default: the `name`. */
  id?: string | undefined;
  options: readonly SelectOption[];
  /** An option without a value, for "nothing chosen". */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** One of a short, known list, in the browser's own select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, success, optionalText, labelEnd, id, required, className, ...select } = props;
  return (
    <Field
      className={className}
      describedBy={select['aria-describedby']}
      error={error}
      hint={hint}
      id={id ?? select.name}
      label={label}
      labelEnd={labelEnd}
      optionalText={optionalText}
      required={required}
      success={success}
    >
      {(control) => (
        <InputShell className="a-select">
          <NativeSelect {...select} {...control} />
        </InputShell>
      )}
    </Field>
  );
}

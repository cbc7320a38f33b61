import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { splitFieldProps } from '../field/split-field-props';
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
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputShell className="a-select">
          <NativeSelect {...select} {...control} />
        </InputShell>
      )}
    </Field>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { splitFieldProps } from '../field/split-field-props';
import { Icon } from '../icon/icon';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'>, FieldTexts {
  /** Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  /** Announces the field as required. The form's schema validates it. */
  required?: boolean | undefined;
  icon?: LucideIcon | undefined;
  /** Shown at the right end inside the box: a unit, a domain, a spinner. */
  suffix?: ReactNode;
  /** Class of the whole field. */
  className?: string | undefined;
}

/** A single-line text field with a label and a message. */
export function TextField({ icon, suffix, ...props }: TextFieldProps) {
  const { field, control: input } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputShell end={suffix} start={icon && <Icon icon={icon} />}>
          <input type="text" {...input} {...control} className="a-input__control" />
        </InputShell>
      )}
    </Field>
  );
}

import { useCommonTexts } from '@atrium/i18n';
import { TextField, type TextFieldProps } from '@atrium/ui-kit';
import type { ChangeEvent } from 'react';
import { useApplicationFields } from './application-form-context';
import type { ApplicationPath } from './application-fields';

interface ApplicationTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: ApplicationPath;
  /** In place of taking the value alone into the form. */
  onTyped?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** What the service says against the value. */
  refusal?: string | undefined;
}

/** A text field of Application setup. What is not required says that it is optional. */
export function ApplicationTextField({ name, required = true, refusal, onTyped, ...field }: ApplicationTextFieldProps) {
  const common = useCommonTexts();
  const { form, errorOf } = useApplicationFields();
  const bound = form.getFieldProps(name);
  return (
    <TextField
      {...field}
      {...bound}
      error={errorOf(name) ?? refusal}
      optionalText={required ? undefined : `(${common('optional')})`}
      onChange={onTyped ?? bound.onChange}
      required={required}
    />
  );
}

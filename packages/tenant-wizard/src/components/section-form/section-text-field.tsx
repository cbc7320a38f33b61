import { useCommonTexts } from '@atrium/i18n';
import { TextField, type TextFieldProps } from '@atrium/ui-kit';
import { memo, type ChangeEvent } from 'react';
import { useSectionFields } from './section-form-context';

interface SectionTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  /** Place of the field in the section, as `address.street`. */
  name: string;
  /** In place of taking the value alone into the form. */
  onTyped?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** What the service says against the value. */
  refusal?: string | undefined;
}

/** With each key all of a section's fields are asked; only the one that was typed into is drawn anew. */
const SteadyTextField = memo(TextField);

/** A text field of a section. What is not required says that it is optional. */
export function SectionTextField({ name, required = true, refusal, onTyped, ...field }: SectionTextFieldProps) {
  const common = useCommonTexts();
  const { form, errorOf } = useSectionFields();
  const bound = form.getFieldProps(name);
  return (
    <SteadyTextField
      {...field}
      {...bound}
      error={errorOf(name) ?? refusal}
      optionalText={required ? undefined : `(${common('optional')})`}
      onChange={onTyped ?? bound.onChange}
      required={required}
    />
  );
}

import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Status, TextField, type TextFieldProps } from '@atrium/ui-kit';
import { isUnusualText, type TextKind } from '@atrium/validators';
import { memo, type ChangeEvent } from 'react';
import { sectionFormMessages } from '../messages';
import { useSectionFields } from './section-form-context';

interface SectionTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  /** Place of the field in the section, as `address.street`. */
  name: string;
  /** In place of taking the value alone into the form. */
  onTyped?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** What the service says against the value. */
  refusal?: string | undefined;
  /** Warns where the text is none of this kind, once the field was left. */
  kind?: TextKind | undefined;
  /** Whether what is wrong may be said by now. Default: yes. */
  judged?: boolean | undefined;
}

/** Each key press checks all fields of a section, but only the changed one renders again. */
const SteadyTextField = memo(TextField);

/** A text field of a section. What is not required says that it is optional. */
export function SectionTextField(props: SectionTextFieldProps) {
  const { name, required = true, refusal, onTyped, kind, judged = true, hint, ...field } = props;
  const common = useCommonTexts();
  const text = useTexts(sectionFormMessages);
  const { form, errorOf } = useSectionFields();
  const bound = form.getFieldProps<string>(name);
  const { touched, initialValue } = form.getFieldMeta<string>(name);
  const isUnusual = kind !== undefined && (touched || bound.value === initialValue) && isUnusualText(bound.value, kind);
  return (
    <SteadyTextField
      {...field}
      {...bound}
      error={(judged ? errorOf(name) : undefined) ?? refusal}
      hint={isUnusual ? <Status tone="warning">{text(`unusual.${kind}`)}</Status> : hint}
      optionalText={required ? undefined : `(${common('optional')})`}
      onChange={onTyped ?? bound.onChange}
      required={required}
    />
  );
}

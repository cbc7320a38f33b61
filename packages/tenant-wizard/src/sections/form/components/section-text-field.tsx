import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Status, TextField, type TextFieldProps } from '@atrium/ui-kit';
import { isUnusualText, type TextKind } from '@atrium/validators';
import { memo, type ChangeEvent } from 'react';
import { sectionFormMessages } from '../messages';
import { useSectionFields } from './section-form-context';

interface SectionTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  /** Path of the field in the section, such as `address.street`. */
  name: string;
  /** Replaces the default change handler. */
  onTyped?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** An error from the service. */
  refusal?: string | undefined;
  /** Warns about unusual text after the field was left. */
  kind?: TextKind | undefined;
  /** Whether errors may be shown. Default: yes. */
  judged?: boolean | undefined;
}

/** Each key press validates the section, but only the changed field renders again. */
const SteadyTextField = memo(TextField);

/** A text field of a section. Optional fields say so. */
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

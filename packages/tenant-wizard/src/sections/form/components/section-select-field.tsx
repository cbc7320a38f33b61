import { useSelectTexts } from '@atrium/i18n/selects';
import { SelectField, type SelectFieldProps } from '@atrium/ui-kit';
import { useSectionFields } from './section-form-context';

interface SectionSelectFieldProps extends Omit<SelectFieldProps, 'name' | 'value' | 'onBlur' | 'error' | 'texts'> {
  /** Path of the field in the section, such as `address.country`. */
  name: string;
}

export function SectionSelectField({ name, required = true, onChange, ...field }: SectionSelectFieldProps) {
  const words = useSelectTexts();
  const { form, errorOf } = useSectionFields();
  const bound = form.getFieldProps<string>(name);
  return (
    <SelectField
      {...field}
      {...bound}
      error={errorOf(name)}
      onChange={onChange ?? bound.onChange}
      required={required}
      texts={words}
    />
  );
}

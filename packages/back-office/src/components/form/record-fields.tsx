import type { Fields } from '@atrium/api-client/contract';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Checkbox, SelectField, TextField } from '@atrium/ui-kit';
import { formFields, type FormPart, type FormValues } from '../model/record-values';
import type { RecordForm } from './use-record-form';

interface RecordFieldsProps<F extends Fields, P extends FormPart> {
  fields: F;
  part: P;
  form: RecordForm<F, P>;
  label: (name: keyof FormValues<F, P> & string) => string;
  /** The word of a choice. */
  choice?: (name: string, value: string) => string;
  /** Shown after the label of a field that may stay empty. */
  optionalText: string;
}

/** The controls of a form, one for each declared field that it edits. */
export function RecordFields<F extends Fields, P extends FormPart>(props: RecordFieldsProps<F, P>) {
  const { fields, part, form, label, choice = (_name, value) => value, optionalText } = props;
  const words = useSelectTexts();
  return formFields(fields, part).map(([name, field]) => {
    const isOptional = field.optional === true || field.nullable === true;
    const common = { label: label(name), ...(isOptional ? { optionalText } : { required: true }) };
    if (field.type === 'boolean') return <Checkbox key={name} {...form.tick(name)} label={label(name)} />;
    if (field.type === 'choice') {
      const options = (field.choices ?? []).map((value) => ({ value, label: choice(name, value) }));
      return <SelectField key={name} {...form.text(name)} {...common} options={options} placeholder="" texts={words} />;
    }
    return (
      <TextField
        key={name}
        {...form.text(name)}
        {...common}
        autoComplete="off"
        inputMode={field.type === 'integer' ? 'decimal' : undefined}
        suffix={field.money === true ? '€' : undefined}
      />
    );
  });
}

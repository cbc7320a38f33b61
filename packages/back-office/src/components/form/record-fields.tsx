import type { Fields } from '@atrium/api-client/contract';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Checkbox, SelectField, TextAreaField, TextField } from '@atrium/ui-kit';
import { formFields, type FormPart, type FormValues } from '../model/record-values';
import type { RecordForm } from './use-record-form';

/** A longer text may have several lines. */
const longestLine = 500;

interface RecordFieldsProps<F extends Fields, P extends FormPart> {
  fields: F;
  part: P;
  form: RecordForm<F, P>;
  label: (name: keyof FormValues<F, P> & string) => string;
  /** Text of a choice. */
  choice?: (name: string, value: string) => string;
  /** The choices of a field in the order shown; default: as declared. */
  choices?: (name: string) => readonly string[] | undefined;
  /** Shown after the label of an optional field. */
  optionalText: string;
}

/** One control for each declared field that the form edits. */
export function RecordFields<F extends Fields, P extends FormPart>(props: RecordFieldsProps<F, P>) {
  const { fields, part, form, label, choice = (_name, value) => value, optionalText } = props;
  const { choices = () => undefined } = props;
  const words = useSelectTexts();
  return formFields(fields, part).map(([name, field]) => {
    const isOptional = field.optional === true || field.nullable === true;
    const common = { label: label(name), ...(isOptional ? { optionalText } : { required: true }) };
    if (field.type === 'boolean') return <Checkbox key={name} {...form.tick(name)} label={label(name)} />;
    if (field.type === 'choice') {
      const options = (choices(name) ?? field.choices ?? []).map((value) => ({ value, label: choice(name, value) }));
      return <SelectField key={name} {...form.text(name)} {...common} options={options} placeholder="" texts={words} />;
    }
    if ((field.maxLength ?? 0) > longestLine) return <TextAreaField key={name} {...form.text(name)} {...common} />;
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

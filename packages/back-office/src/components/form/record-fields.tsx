import type { Fields } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Checkbox, SelectField, TextAreaField, TextField } from '@atrium/ui-kit';
import { Fragment, useId } from 'react';
import { ConflictDialog, conflictMessages } from '@atrium/forms/conflict';
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
  /** Values that a text field suggests; users can type others. */
  suggestions?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Hints below fields. */
  hints?: Readonly<Partial<Record<string, string>>>;
  /** Shown after the label of an optional field. */
  optionalText: string;
}

/** One control for each declared field that the form edits. */
export function RecordFields<F extends Fields, P extends FormPart>(props: RecordFieldsProps<F, P>) {
  const { fields, part, form, label, choice = (_name, value) => value, optionalText } = props;
  const { choices = () => undefined, suggestions = {}, hints = {} } = props;
  const listId = useId();
  const words = useSelectTexts();
  const text = useTexts(conflictMessages);

  function show(name: keyof FormValues<F, P> & string, values: FormValues<F, P>): string {
    const value: string | boolean = values[name];
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
    return fields[name]?.type === 'choice' && value !== '' ? choice(name, value) : value;
  }

  const controls = formFields(fields, part).map(([name, field]) => {
    const isOptional = field.optional === true || field.nullable === true;
    const common = { label: label(name), ...(isOptional ? { optionalText } : { required: true }) };
    if (field.type === 'boolean')
      return <Checkbox key={name} {...form.tick(name)} hint={hints[name]} label={label(name)} />;
    if (field.type === 'choice') {
      const options = (choices(name) ?? field.choices ?? []).map((value) => ({ value, label: choice(name, value) }));
      return <SelectField key={name} {...form.text(name)} {...common} options={options} placeholder="" texts={words} />;
    }
    if ((field.maxLength ?? 0) > longestLine)
      return <TextAreaField key={name} {...form.text(name)} {...common} hint={hints[name]} />;
    const suggested = suggestions[name];
    return (
      <Fragment key={name}>
        <TextField
          {...form.text(name)}
          {...common}
          autoComplete="off"
          inputMode={field.type === 'integer' ? 'decimal' : undefined}
          hint={hints[name]}
          list={suggested && `${listId}-${name}`}
          suffix={field.money === true ? '€' : undefined}
        />
        {suggested && (
          <datalist id={`${listId}-${name}`}>
            {suggested.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </datalist>
        )}
      </Fragment>
    );
  });
  return (
    <>
      {controls}
      <ConflictDialog conflict={form.conflict} label={label} show={show} />
    </>
  );
}

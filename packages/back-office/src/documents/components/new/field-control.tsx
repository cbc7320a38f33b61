import type { TemplateField } from '@atrium/api-client/contract';
import { useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { useFilterTexts } from '@atrium/i18n/lists';
import { DateField, TextAreaField, TextField } from '@atrium/ui-kit';
import { newDocumentMessages } from '../../new-document-messages';
import { fieldId } from '../../model/field-ids';

interface FieldControlProps {
  field: TemplateField;
  value: string;
  onChange: (value: string) => void;
  /** What the service rejected. */
  error: string | undefined;
  /** Shows what is missing. */
  attempted: boolean;
}

const longest = 4000;

/** The control of a field that a template asks for, by its type. */
export function FieldControl({ field, value, onChange, error, attempted }: FieldControlProps) {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  const { dates } = useFilterTexts();
  const { name, label, type, required, days_ahead: days } = field;
  const missing = attempted && required && value.trim() === '' ? common('validation.required') : undefined;
  const shared = {
    id: fieldId(name),
    name,
    label,
    error: error ?? missing,
    ...(required ? { required } : { optionalText: common('optional') }),
  };
  if (type === 'date')
    return (
      <DateField
        {...shared}
        hint={days === null ? undefined : text('fields.daysAhead', { count: days })}
        language={language}
        onChange={onChange}
        placeholder={dates.placeholder}
        texts={dates}
        value={value}
      />
    );
  if (type === 'long_text')
    return (
      <TextAreaField {...shared} maxLength={longest} onChange={({ target }) => onChange(target.value)} value={value} />
    );
  return (
    <TextField
      {...shared}
      autoComplete="off"
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={longest}
      onChange={({ target }) => onChange(target.value)}
      value={value}
    />
  );
}

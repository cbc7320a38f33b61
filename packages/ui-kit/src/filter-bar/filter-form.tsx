import { useId } from 'react';
import { DateField } from '../date-field/date-field';
import { SearchSelectField } from '../search-select/search-select-field';
import { SelectField } from '../select-field/select-field';
import { TextField } from '../text-field/text-field';
import type { DateRange, FilterField, FilterTexts, FilterValues } from './filter-field';

interface FilterFormProps {
  id: string;
  fields: readonly FilterField[];
  /** The values that are not applied yet. */
  draft: FilterValues;
  onDraft: (key: string, value: string | DateRange) => void;
  onApply: () => void;
  language: string;
  texts: FilterTexts;
}

interface DateRangeFieldsProps extends Pick<FilterFormProps, 'language' | 'texts'> {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
}

function DateRangeFields({ label, value, onChange, language, texts }: DateRangeFieldsProps) {
  const id = useId();
  const { placeholder, ...words } = texts.dates;
  const shared = { dayOnly: true, language, placeholder, texts: words };
  return (
    <fieldset aria-labelledby={id} className="a-filters__range">
      <legend className="a-field__label" id={id}>
        {label}
      </legend>
      <DateField
        {...shared}
        label={texts.from}
        onChange={(from) => onChange({ ...value, from })}
        value={value.from ?? ''}
      />
      <DateField {...shared} label={texts.to} onChange={(to) => onChange({ ...value, to })} value={value.to ?? ''} />
    </fieldset>
  );
}

function textOf(value: string | DateRange | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The fields behind the filter button, applied together. */
export function FilterForm({ id, fields, draft, onDraft, onApply, language, texts }: FilterFormProps) {
  return (
    <form
      className="a-filters__form"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (wrong === null) onApply();
        else wrong.focus();
      }}
    >
      {fields.map((field) => {
        const { key, label } = field;
        const value = draft[key];
        if (field.kind === 'dates') {
          return (
            <DateRangeFields
              key={key}
              label={label}
              language={language}
              onChange={(range) => onDraft(key, range)}
              texts={texts}
              value={typeof value === 'object' ? value : {}}
            />
          );
        }
        const shared = { label, value: textOf(value) };
        if (field.kind === 'search') {
          const { source, onSearch, onOpenChange, chosen } = field;
          return (
            <SearchSelectField
              {...{ ...shared, source, onSearch, onOpenChange }}
              key={key}
              onChange={(choice) => onDraft(key, choice)}
              placeholder={texts.any}
              selectedOptions={chosen}
              texts={texts.select}
            />
          );
        }
        return field.kind === 'text' ? (
          <TextField
            {...shared}
            key={key}
            onChange={({ target }) => onDraft(key, target.value)}
            placeholder={field.placeholder}
          />
        ) : (
          <SelectField
            {...shared}
            key={key}
            onChange={({ target }) => onDraft(key, target.value)}
            options={field.options().map((option) => ({
              value: option.key,
              label: option.title,
              disabled: option.disabled,
            }))}
            placeholder={texts.any}
            texts={texts.select}
          />
        );
      })}
    </form>
  );
}

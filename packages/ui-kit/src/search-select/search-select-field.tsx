import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { labelIdOf } from '../field/label-id';
import { SearchSelectBox } from './search-select-box';
import type { SearchSelectChoice, SearchSelectSource } from './search-select-props';

/** Props of both selects with search, except their value. */
export interface SearchSelectProps extends FieldTexts, SearchSelectChoice, SearchSelectSource {
  /** Id of the input. Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

export interface SearchSelectFieldProps extends SearchSelectProps {
  /** Key of the chosen option; empty for none. */
  value: string;
  onChange: (key: string) => void;
}

/** One option from a long list, loaded ten at a time and found by typing. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { value, onChange, source, selectedOptions, onSearch, onOpenChange, texts, placeholder } = props;
  const { id, name, disabled, onBlur, ...field } = props;
  return (
    <Field {...field} id={id ?? name}>
      {(control) => (
        <SearchSelectBox
          {...{ value, onChange, selectedOptions, texts, placeholder }}
          control={{ ...control, 'aria-labelledby': labelIdOf(control.id) }}
          disabled={disabled}
          from={{ source, onSearch, onOpenChange }}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

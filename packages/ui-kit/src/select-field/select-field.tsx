import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { splitFieldProps } from '../field/split-field-props';
import type { SearchSelectTexts } from '../search-select/options-source';
import { SelectBox } from './select-box';
import type { SelectOption } from './select-option';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'>, FieldTexts {
  /** Default: the `name`. */
  id?: string | undefined;
  options: readonly SelectOption[];
  /** An option without a value, for "nothing chosen". */
  placeholder?: string | undefined;
  /** The texts of the search, used with more than ten options. */
  texts: SearchSelectTexts;
  className?: string | undefined;
}

/** One option of a short list. With more than ten options, the list can be searched. */
export function SelectField(props: SelectFieldProps) {
  const { field, control: select } = splitFieldProps(props);
  return <Field {...field}>{(control) => <SelectBox {...select} {...control} />}</Field>;
}

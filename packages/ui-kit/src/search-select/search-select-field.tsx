import { Combobox } from '@base-ui/react/combobox';
import { useMemo } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { labelOf } from '../option/option';
import type { Option } from '../option/option';
import { OptionPopup } from './option-popup';
import type { OptionsSource, SearchSelectTexts } from './options-source';
import { SelectEnd } from './select-end';
import { useKnownOptions } from './use-known-options';
import { useOptionSearch } from './use-option-search';
import { useTypeOver } from './use-type-over';

/** What both selects that search take, besides their value. */
export interface SearchSelectProps extends FieldTexts {
  source: OptionsSource;
  /** The options of the value, where they may not be among the loaded; `useSelectedOptions` gives them. */
  selectedOptions?: readonly Option[] | undefined;
  /** What is looked for now, 300 ms after the last key; empty for all. */
  onSearch: (search: string) => void;
  /** The list was opened or closed; load the first options then. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  texts: SearchSelectTexts;
  placeholder?: string | undefined;
  /** Id of the input. Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

export interface SearchSelectFieldProps extends SearchSelectProps {
  /** Key of the chosen option; empty for none. */
  value: string;
  onChange: (key: string) => void;
}

/** One of many options, ten at a time, found by typing. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { value, onChange, source, selectedOptions, onSearch, onOpenChange, texts, placeholder } = props;
  const { id, name, disabled = false, onBlur, ...field } = props;
  const known = useKnownOptions(source.options, selectedOptions);
  const search = useOptionSearch(onSearch);
  const options = useMemo(() => source.options ?? [], [source.options]);
  const typeOver = useTypeOver();
  const chosen = known.optionOf(value);

  function choose(key: string | null) {
    known.keep(key === null ? [] : [key]);
    onChange(key ?? '');
  }

  return (
    <Field {...field} id={id ?? name}>
      {(control) => (
        <Combobox.Root
          autoHighlight
          disabled={disabled}
          filteredItems={options}
          itemToStringLabel={() => ''}
          items={known.items}
          onInputValueChange={(typed, { reason }) => {
            if (reason === 'input-change') search.type(typed === (chosen && labelOf(chosen)) ? '' : typed);
          }}
          onOpenChange={(open, { reason }) => {
            if (open) typeOver.opened(reason);
            onOpenChange?.(open);
          }}
          onOpenChangeComplete={(open) => !open && search.reset()}
          onValueChange={choose}
          value={value === '' ? null : value}
        >
          <Combobox.InputGroup className="a-input a-search-select">
            {chosen?.imageUrl != null && <img alt="" className="a-option__image" src={chosen.imageUrl} />}
            <Combobox.Input
              {...control}
              className="a-input__control"
              onBlur={onBlur}
              onClick={typeOver.clicked}
              placeholder={placeholder}
              ref={typeOver.input}
            />
            <SelectEnd clearable={value !== ''} texts={texts} />
          </Combobox.InputGroup>
          <OptionPopup source={source} texts={texts} />
        </Combobox.Root>
      )}
    </Field>
  );
}

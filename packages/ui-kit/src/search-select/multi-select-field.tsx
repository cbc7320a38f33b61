import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Field } from '../field/field';
import { labelIdOf } from '../field/label-id';
import { Icon } from '../icon/icon';
import { labelOf } from '../option/option';
import { OptionPopup } from './option-popup';
import type { SearchSelectProps } from './search-select-field';
import type { SearchSelectTexts } from './options-source';
import { SelectEnd } from './select-end';
import { useKnownOptions } from './use-known-options';
import { useOptionSearch } from './use-option-search';
import { useEnterToChoose } from './use-enter-to-choose';

/** Texts of a multi-select. */
export interface MultiSelectTexts extends SearchSelectTexts {
  /** Label of a chip's remove button: "Remove Slovenia". */
  remove: (label: string) => string;
  /** Accessible name of the chips: "Chosen countries". */
  chosen: string;
  /** How to remove chips by keyboard: "Press Backspace or Delete to remove". */
  chipHelp: string;
}

export interface MultiSelectFieldProps extends SearchSelectProps {
  /** Keys of the chosen options, in the order of choice. */
  value: readonly string[];
  onChange: (keys: string[]) => void;
  texts: MultiSelectTexts;
}

/** Several options from a long list, loaded ten at a time and found by typing. Chosen ones are chips. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { value, onChange, source, selectedOptions, onSearch, onOpenChange, texts, placeholder } = props;
  const { id, name, disabled = false, onBlur, ...field } = props;
  const known = useKnownOptions(source.options, selectedOptions);
  const search = useOptionSearch(onSearch);
  const options = useMemo(() => source.options ?? [], [source.options]);

  const settleEnter = useEnterToChoose({
    source,
    hasTyped: search.hasTyped,
    searchNow: search.flush,
    choose: (key) => value.includes(key) || choose([...value, key]),
  });

  function choose(keys: string[]) {
    known.keep(keys);
    onChange(keys);
  }

  return (
    <Field {...field} id={id ?? name}>
      {(control) => (
        <Combobox.Root
          autoHighlight
          disabled={disabled}
          filteredItems={options}
          items={known.items}
          multiple
          onInputValueChange={(typed, { reason }) => reason === 'input-change' && search.type(typed)}
          onOpenChange={(open, details) => {
            // The list stays open for further choices; Escape or a press elsewhere closes it.
            if (!open && details.reason === 'item-press') details.cancel();
            else onOpenChange?.(open);
          }}
          onOpenChangeComplete={(open) => !open && search.reset()}
          onValueChange={choose}
          value={value}
        >
          <Combobox.InputGroup className="a-input a-search-select a-search-select--multiple">
            <Combobox.Chips aria-label={value.length > 0 ? texts.chosen : undefined} className="a-search-select__chips">
              {value.map((key) => {
                const option = known.optionOf(key);
                const label = option ? labelOf(option) : key;
                return (
                  <Combobox.Chip
                    aria-description={texts.chipHelp}
                    aria-label={label}
                    className="a-chip a-search-select__chip"
                    key={key}
                  >
                    <span className="a-chip__words a-chip__value">{label}</span>
                    <Combobox.ChipRemove aria-label={texts.remove(label)} className="a-chip__remove">
                      <Icon icon={X} size="s" />
                    </Combobox.ChipRemove>
                  </Combobox.Chip>
                );
              })}
              <Combobox.Input
                {...control}
                className="a-input__control a-search-select__typed"
                onBlur={onBlur}
                onKeyDown={settleEnter}
                placeholder={value.length === 0 ? placeholder : undefined}
              />
            </Combobox.Chips>
            <SelectEnd clearable={value.length > 0} texts={texts} />
          </Combobox.InputGroup>
          <OptionPopup name={{ 'aria-labelledby': labelIdOf(control.id) }} source={source} texts={texts} />
        </Combobox.Root>
      )}
    </Field>
  );
}

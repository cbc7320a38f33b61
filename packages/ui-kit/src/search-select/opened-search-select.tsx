import { Combobox } from '@base-ui/react/combobox';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { labelOf } from '../option/option';
import type { Option } from '../option/option';
import { OptionPopup } from './option-popup';
import type { SearchSelectBoxProps, SearchSelectSource, SelectStart } from './search-select-props';
import { SelectEnd } from './select-end';
import { typeInto } from './type-into';
import { useKnownOptions } from './use-known-options';
import { useOptionSearch } from './use-option-search';
import { useLocalOptions } from './use-local-options';
import { isListOpen, useEnterToChoose } from './use-enter-to-choose';
import { useSelectTextOnOpen } from './use-select-text-on-open';

interface OpenedSearchSelectProps extends SearchSelectBoxProps {
  start: SelectStart;
}

type SourceSelectProps = Omit<OpenedSearchSelectProps, 'from'> & SearchSelectSource;

/** The box with its list. Takes over focus, typed text and the request to open from the closed box. */
export function OpenedSearchSelect({ from, ...props }: OpenedSearchSelectProps) {
  if ('source' in from) return <SourceSelect {...props} {...from} />;
  return <LocalSelect {...props} options={from} />;
}

function LocalSelect({ options, ...props }: Omit<OpenedSearchSelectProps, 'from'> & { options: readonly Option[] }) {
  return <SourceSelect {...props} {...useLocalOptions(options)} />;
}

function SourceSelect(props: SourceSelectProps) {
  const { control, value, onChange, clearable = true, source, selectedOptions, onSearch, onOpenChange } = props;
  const { texts, placeholder, disabled = false, onFocus, onBlur, start } = props;
  const known = useKnownOptions(source.options, selectedOptions);
  const search = useOptionSearch(onSearch);
  const options = useMemo(() => source.options ?? [], [source.options]);
  const { input, opened, clicked } = useSelectTextOnOpen();
  const actions = useRef<Combobox.Root.Actions>(null);
  const chosen = known.optionOf(value);

  const takeOver = useEffectEvent(() => {
    if (!start.focused || input.current === null) return;
    input.current.focus();
    if (start.typed === undefined) input.current.select();
    else typeInto(input.current, start.typed);
  });
  useLayoutEffect(() => takeOver(), []);

  const settleEnter = useEnterToChoose({
    source,
    hasTyped: search.hasTyped,
    searchNow: search.flush,
    choose: (key) => {
      choose(key);
      actions.current?.close();
    },
  });

  function choose(key: string | null) {
    known.keep(key === null ? [] : [key]);
    onChange(key ?? '');
  }

  return (
    <Combobox.Root
      actionsRef={actions}
      autoHighlight
      defaultOpen={start.open && start.typed === undefined}
      disabled={disabled}
      filteredItems={options}
      itemToStringLabel={() => ''}
      items={known.items}
      loopFocus={!source.hasMore}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change') search.type(typed === (chosen && labelOf(chosen)) ? '' : typed);
      }}
      onOpenChange={(open, { reason }) => {
        if (open) opened(reason);
        onOpenChange?.(open);
      }}
      onOpenChangeComplete={(open) => !open && search.reset()}
      onValueChange={(key, details) => (key === null && !clearable ? details.cancel() : choose(key))}
      value={value === '' ? null : value}
    >
      <Combobox.InputGroup className="a-input a-search-select">
        {chosen?.imageUrl != null && <img alt="" className="a-option__image" src={chosen.imageUrl} />}
        <Combobox.Input
          {...control}
          className="a-input__control"
          onBlur={onBlur}
          onClick={clicked}
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.(event);
          }}
          onKeyDown={(event) => {
            settleEnter(event);
            // Base UI clears the choice on Escape in a closed select.
            if (event.key === 'Escape' && !clearable && !isListOpen(event)) event.preventBaseUIHandler();
          }}
          placeholder={placeholder}
          ref={input}
        />
        <SelectEnd clearable={clearable && value !== ''} texts={texts} />
      </Combobox.InputGroup>
      <OptionPopup
        name={{ 'aria-label': control['aria-label'], 'aria-labelledby': control['aria-labelledby'] }}
        source={source}
        texts={texts}
      />
    </Combobox.Root>
  );
}

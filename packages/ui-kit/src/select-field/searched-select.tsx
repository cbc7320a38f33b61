import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { labelIdOf } from '../field/label-id';
import type { Option } from '../option/option';
import type { SearchSelectTexts } from '../search-select/options-source';
import { SearchSelectBox } from '../search-select/search-select-box';
import { NativeSelect } from './native-select';
import type { NativeSelectProps } from './native-select';
import type { SelectOption } from './select-option';

export interface SearchedSelectProps extends NativeSelectProps {
  /** The texts of the list. */
  texts: SearchSelectTexts;
  /** Called when the code of the list fails to load. */
  onUnavailable: () => void;
}

function toOption({ value, label, short, disabled }: SelectOption): Option {
  return { key: value, title: label, label: short, disabled };
}

/**
 * A select with a search. A hidden native select stays the form control, so that the browser can autofill it and the field
 * emits its events.
 */
export function SearchedSelect({ texts, className, options, onUnavailable, ...select }: SearchedSelectProps) {
  const { id, placeholder, disabled, 'aria-label': label } = select;
  const isRequired = select['aria-required'] === true;
  const native = useRef<HTMLSelectElement>(null);
  const [own, setOwn] = useState(select.defaultValue ?? '');
  const value = String(select.value ?? own);
  const items = useMemo(() => options.map(toOption), [options]);
  const chosen = useMemo(() => items.filter(({ key }) => key === value), [items, value]);

  useLayoutEffect(() => {
    const field = native.current;
    const follow = () => setOwn(field?.value ?? '');
    field?.addEventListener('change', follow);
    return () => field?.removeEventListener('change', follow);
  }, []);

  function choose(key: string) {
    if (native.current === null) return;
    native.current.value = key;
    native.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function repeat(type: 'focusin' | 'focusout', relatedTarget: EventTarget | null) {
    native.current?.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }));
  }

  return (
    <span className={classNames('a-searched-select', className)}>
      <NativeSelect
        {...select}
        aria-describedby={undefined}
        aria-hidden
        aria-invalid={undefined}
        aria-label={undefined}
        aria-required={undefined}
        className="a-searched-select__native"
        id={undefined}
        options={options}
        ref={native}
        tabIndex={-1}
      />
      <SearchSelectBox
        clearable={placeholder !== undefined && !isRequired}
        control={{
          id,
          'aria-describedby': select['aria-describedby'],
          'aria-invalid': select['aria-invalid'] ? true : undefined,
          'aria-label': label,
          // The open list hides everything else from assistive technology, the label too, unless it is named here.
          'aria-labelledby': label === undefined && id !== undefined ? labelIdOf(id) : undefined,
          'aria-required': isRequired ? true : undefined,
        }}
        disabled={disabled}
        from={items}
        onBlur={({ relatedTarget }) => repeat('focusout', relatedTarget)}
        onChange={choose}
        onFocus={({ relatedTarget }) => repeat('focusin', relatedTarget)}
        onUnavailable={onUnavailable}
        placeholder={placeholder}
        selectedOptions={chosen}
        texts={texts}
        value={value}
      />
    </span>
  );
}

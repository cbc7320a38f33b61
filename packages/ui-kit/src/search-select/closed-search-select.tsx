import { ChevronDown, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../icon/icon';
import { labelOf } from '../option/option';
import type { Option } from '../option/option';
import type { SearchSelectBoxProps } from './search-select-props';

interface ClosedSearchSelectProps extends SearchSelectBoxProps {
  input: RefObject<HTMLInputElement | null>;
  chosen: Option | undefined;
  typed: string | undefined;
  onTyped: (text: string) => void;
  /** Called when the pointer enters, to start loading the list. */
  onNear: () => void;
  /** Called when the user opens the list, which opens once it is loaded. */
  onWanted: () => void;
}

/**
 * The box while the code of its list is loading. Looks like the loaded one, has the same name, and keeps typed text.
 */
export function ClosedSearchSelect(props: ClosedSearchSelectProps) {
  const { input, chosen, typed, onTyped, onNear, onWanted } = props;
  const { control, value, onChange, clearable = true, texts, placeholder, disabled, onFocus, onBlur } = props;
  return (
    <div className="a-input a-search-select" onPointerEnter={onNear} role="group">
      {chosen?.imageUrl != null && <img alt="" className="a-option__image" src={chosen.imageUrl} />}
      <input
        {...control}
        aria-autocomplete="list"
        aria-expanded={false}
        aria-haspopup="listbox"
        autoComplete="off"
        className="a-input__control"
        disabled={disabled}
        onBlur={onBlur}
        onChange={({ target }) => {
          onTyped(target.value);
          onWanted();
        }}
        onFocus={(event) => {
          event.target.select();
          onFocus?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) event.preventDefault();
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onWanted();
        }}
        onPointerDown={onWanted}
        placeholder={placeholder}
        ref={input}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed ?? (chosen === undefined ? '' : labelOf(chosen))}
      />
      <span className="a-search-select__end">
        {clearable && value !== '' && (
          <button
            aria-label={texts.clear}
            className="a-search-select__button"
            disabled={disabled}
            onClick={() => onChange('')}
            tabIndex={-1}
            type="button"
          >
            <Icon icon={X} size="s" />
          </button>
        )}
        <button
          aria-label={texts.open}
          className="a-search-select__button"
          disabled={disabled}
          onClick={() => {
            onWanted();
            input.current?.focus();
          }}
          tabIndex={-1}
          type="button"
        >
          <Icon icon={ChevronDown} />
        </button>
      </span>
    </div>
  );
}

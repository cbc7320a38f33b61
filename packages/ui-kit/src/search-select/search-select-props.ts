import type { Option } from '../option/option';
import type { OptionsSource, SearchSelectTexts } from './options-source';

/** Source of a select with search. */
export interface SearchSelectSource {
  source: OptionsSource;
  /** Called with the search text 300 ms after the last key; an empty text means all options. */
  onSearch: (search: string) => void;
  /** Called when the list opens or closes; load the first options when it opens. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The props of every select with a search, except its value. */
export interface SearchSelectChoice {
  /** The chosen options, if they may not be loaded; `useSelectedOptions` returns them. */
  selectedOptions?: readonly Option[] | undefined;
  texts: SearchSelectTexts;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** Attributes of the input of a select with a search. */
interface SelectControl {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-required'?: true | undefined;
}

type FocusMove = (event: { relatedTarget: EventTarget | null }) => void;

/** The box of a select with a search, without label, hint and error. */
export interface SearchSelectBoxProps extends SearchSelectChoice {
  /** A source, or the complete list of options. */
  from: SearchSelectSource | readonly Option[];
  control: SelectControl;
  /** Key of the chosen option; empty for none. */
  value: string;
  onChange: (key: string) => void;
  /** Whether the choice can be cleared. Default: true. */
  clearable?: boolean | undefined;
  onFocus?: FocusMove | undefined;
  onBlur?: FocusMove | undefined;
  /** Called when the code of the list fails to load. */
  onUnavailable?: (() => void) | undefined;
}

/** The state of the box when the code of the list has loaded. */
export interface SelectStart {
  /** The input had the focus. */
  focused: boolean;
  /** The user opened the list. */
  open: boolean;
  /** Typed text. */
  typed: string | undefined;
}

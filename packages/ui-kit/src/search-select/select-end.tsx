import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { Icon } from '../icon/icon';
import type { SearchSelectTexts } from './options-source';

interface SelectEndProps {
  clearable: boolean;
  texts: Pick<SearchSelectTexts, 'open' | 'clear'>;
}

/** The end of the box: a clear button while something is chosen, and the arrow. */
export function SelectEnd({ clearable, texts }: SelectEndProps) {
  return (
    <span className="a-search-select__end">
      {clearable && (
        <Combobox.Clear aria-label={texts.clear} className="a-search-select__button">
          <Icon icon={X} size="s" />
        </Combobox.Clear>
      )}
      <Combobox.Trigger aria-label={texts.open} className="a-search-select__button">
        <Icon icon={ChevronDown} />
      </Combobox.Trigger>
    </span>
  );
}

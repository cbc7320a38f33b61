import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { UIEvent } from 'react';
import { Icon } from '../icon/icon';
import type { Option } from '../option/option';
import { OptionLine } from '../option/option-line';
import { OptionStatus } from './option-status';
import type { OptionsSource, SearchSelectTexts } from './options-source';

const NEAR_BOTTOM = 15;

interface OptionPopupProps {
  /** Accessible name of the list. Base UI uses the input's name, which a closing list no longer has. */
  name: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
  source: OptionsSource;
  texts: SearchSelectTexts;
}

function optionItem(option: Option) {
  return (
    <Combobox.Item className="a-options__item" disabled={option.disabled === true} key={option.key} value={option.key}>
      <OptionLine
        mark={
          <Combobox.ItemIndicator>
            <Icon icon={Check} />
          </Combobox.ItemIndicator>
        }
        option={option}
      />
    </Combobox.Item>
  );
}

/** The open list: ten options, ten more near its end, and a status below. */
export function OptionPopup({ name, source, texts }: OptionPopupProps) {
  const { options, hasMore, isFetching, more } = source;
  const askedBelow = useRef<OptionsSource['options']>(undefined);

  function follow({ currentTarget: list }: UIEvent<HTMLElement>) {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left > NEAR_BOTTOM || !hasMore || isFetching || askedBelow.current === options) return;
    askedBelow.current = options;
    more();
  }

  return (
    <Combobox.Portal>
      <Combobox.Positioner align="start" className="a-options-place" collisionPadding={8} sideOffset={4}>
        <Combobox.Popup aria-busy={isFetching} className="a-options">
          <Combobox.List {...name} className="a-options__list" onScroll={follow}>
            {optionItem}
          </Combobox.List>
          {/* Without it, Escape in an empty list would also close the surrounding dialog in Base UI. */}
          <Combobox.Empty />
          <OptionStatus source={source} texts={texts} />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

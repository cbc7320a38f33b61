import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { MarkedText } from './marked-text';
import type { PaletteItem } from './palette-item';

interface PaletteOptionProps {
  item: PaletteItem;
  words: readonly string[];
  onChoose: (item: PaletteItem, event: MouseEvent) => void;
}

export function PaletteOption({ item, words, onChoose }: PaletteOptionProps) {
  const { label, detail, icon, lead, shortcut, href } = item;
  return (
    <Autocomplete.Item
      className="a-palette__item"
      onClick={(event) => onChoose(item, event)}
      render={(props, { highlighted }) =>
        href === undefined ? (
          <div {...props} aria-selected={highlighted} />
        ) : (
          <Link {...props} aria-selected={highlighted} href={href} tabIndex={-1} />
        )
      }
      value={item}
    >
      {lead ?? (icon && <Icon icon={icon} />)}
      <span className="a-palette__words">
        <MarkedText text={label} words={words} />
        {detail !== undefined && (
          <span className="a-palette__detail">
            {' '}
            <MarkedText text={detail} words={words} />
          </span>
        )}
      </span>
      {shortcut !== undefined && <kbd className="a-palette__shortcut">{shortcut}</kbd>}
    </Autocomplete.Item>
  );
}

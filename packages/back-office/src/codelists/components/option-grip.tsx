import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { codelistsMessages } from '../messages';

interface OptionGripProps {
  title: string;
  /** Moves the option to the position of the row with this id, while it is dragged. */
  onDrag: (overId: string) => void;
  onDrop: () => void;
  onMoveBy: (places: number) => void;
}

const rowUnder = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')?.dataset['row'];

const farthest = 10_000;

/** Moves an option: dragged with a pointer, by its menu, or with Alt and the arrow keys. */
export function OptionGrip({ title, onDrag, onDrop, onMoveBy }: OptionGripProps) {
  const text = useTexts(codelistsMessages);
  const grip = useRef<HTMLSpanElement>(null);
  const dragged = useRef<'no' | 'pressed' | 'moved'>('no');
  const refocus = useRef(false);

  // A row loses focus when React moves it to another position.
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    grip.current?.querySelector('button')?.focus();
  });

  function pressKey(event: KeyboardEvent) {
    const places = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (places === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    refocus.current = true;
    onMoveBy(places);
  }

  function drag(event: PointerEvent<HTMLSpanElement>) {
    if (dragged.current === 'no') return;
    const over = rowUnder(event);
    if (over === undefined || over === grip.current?.closest<HTMLElement>('[data-row]')?.dataset['row']) return;
    dragged.current = 'moved';
    onDrag(over);
  }

  function drop() {
    if (dragged.current === 'moved') onDrop();
    dragged.current = 'no';
  }

  return (
    <span
      className="codelists__grip"
      onKeyDownCapture={pressKey}
      onPointerCancel={drop}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        dragged.current = 'pressed';
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      ref={grip}
      role="presentation"
    >
      <Menu
        align="start"
        trigger={<IconButton icon={GripVertical} label={text('order.handle', { title })} shortcut="Alt ↑ ↓" size="s" />}
      >
        <MenuItem icon={ArrowUp} onSelect={() => onMoveBy(-1)}>
          {text('order.up')}
        </MenuItem>
        <MenuItem icon={ArrowDown} onSelect={() => onMoveBy(1)}>
          {text('order.down')}
        </MenuItem>
        <MenuItem icon={ArrowUpToLine} onSelect={() => onMoveBy(-farthest)}>
          {text('order.first')}
        </MenuItem>
        <MenuItem icon={ArrowDownToLine} onSelect={() => onMoveBy(farthest)}>
          {text('order.last')}
        </MenuItem>
      </Menu>
    </span>
  );
}

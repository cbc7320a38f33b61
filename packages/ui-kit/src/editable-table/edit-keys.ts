import type { KeyboardEvent } from 'react';

function isOpenList(target: Element): boolean {
  return target.getAttribute('aria-expanded') === 'true';
}

function savesByEnter(target: Element): boolean {
  return target instanceof HTMLInputElement && !['button', 'submit', 'reset', 'file', 'image'].includes(target.type);
}

interface EditKeys {
  onSave: () => void;
  onCancel: () => void;
}

/**
 * Enter in a field saves, Escape in the row cancels. Both stop propagating, so that a surrounding form or dialog does
 * not react. An open list in the row keeps its own keys.
 */
export function editKeys({ onSave, onCancel }: EditKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(target instanceof Element) || !currentTarget.contains(target) || isOpenList(target)) return;
    const act = event.key === 'Escape' ? onCancel : event.key === 'Enter' && savesByEnter(target) && onSave;
    if (act === false) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

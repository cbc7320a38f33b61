import { hasSingleKeys } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface DocumentKeys {
  /** Ctrl S; undefined if there is nothing to save. */
  readonly onSave?: (() => void) | undefined;
  /** Esc. */
  readonly onBack: () => void;
  /** D, unless single keys are off. */
  readonly onDraw?: (() => void) | undefined;
  /** S, unless single keys are off. */
  readonly onSign?: (() => void) | undefined;
  /** E, unless single keys are off. */
  readonly onEdit?: (() => void) | undefined;
}

const occupied =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Keys of the page of a document, outside fields, dialogs and menus. Undefined while another view has the page. */
export function useDocumentKeys(keys: DocumentKeys | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (keys === undefined || event.defaultPrevented || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      keys.onSave?.();
    } else if (!(event.target instanceof Element && event.target.closest(occupied))) actionOf(keys, event)?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function actionOf({ onBack, onDraw, onSign, onEdit }: DocumentKeys, { key }: KeyboardEvent): (() => void) | undefined {
  if (key === 'Escape') return onBack;
  if (!hasSingleKeys()) return undefined;
  return { d: onDraw, s: onSign, e: onEdit }[key.toLowerCase()];
}

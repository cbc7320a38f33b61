import { useEffect, useEffectEvent } from 'react';
import type { Stage } from './use-stage';

interface ViewerKeys {
  readonly stage: Stage;
  readonly onFind: () => void;
  readonly onNextMatch: (direction: 1 | -1) => void;
}

const fields = 'input, textarea, select, [contenteditable="true"]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const zoomKeys: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/** PageUp and PageDown, Ctrl with + − 0, Ctrl F and F3, anywhere on the page but in dialogs. */
export function useViewerKeys({ stage, onFind, onNextMatch }: ViewerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || target?.closest(overlays)) return;
    const act = actionOf(event, target?.closest(fields) != null);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });

  function actionOf(event: KeyboardEvent, isTyping: boolean): (() => void) | undefined {
    if (event.key === 'F3') return () => onNextMatch(event.shiftKey ? -1 : 1);
    if (!event.ctrlKey && !event.metaKey) return isTyping ? undefined : pageAction(event.key);
    if (event.key.toLowerCase() === 'f') return onFind;
    const direction = zoomKeys[event.key];
    if (direction === undefined) return undefined;
    return () => (direction === 0 ? stage.zoomTo(1) : stage.stepZoom(direction));
  }

  function pageAction(key: string): (() => void) | undefined {
    if (key === 'PageDown') return () => stage.showPage(stage.current + 1);
    if (key === 'PageUp') return () => stage.showPage(stage.current - 1);
    return undefined;
  }

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

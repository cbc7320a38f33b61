import { hasSingleKeys } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { penColors, type DrawingState, type Tool } from './use-drawing';

const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';
const toolKeys: Readonly<Record<string, Tool>> = { p: 'pen', h: 'highlighter', e: 'eraser' };

/** P, H, E and 1 to 4, unless single keys are off; Ctrl Z and Ctrl Y; Space held down moves the page. */
export function useDrawingKeys(drawing: DrawingState): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isElsewhere(event.target)) return;
    const act = event.ctrlKey || event.metaKey ? historyAction(event) : toolAction(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });

  function historyAction({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return drawing.redo;
    return key.toLowerCase() === 'z' ? drawing.undo : undefined;
  }

  function toolAction({ key }: KeyboardEvent): (() => void) | undefined {
    if (!hasSingleKeys()) return undefined;
    const color = penColors[Number(key) - 1];
    if (color !== undefined) return () => drawing.chooseColor(color);
    const tool = toolKeys[key.toLowerCase()];
    return tool && (() => drawing.setTool(tool));
  }

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    const stop = movePageWithSpace();
    return () => {
      window.removeEventListener('keydown', listener);
      stop();
    };
  }, []);
}

const isElsewhere = (target: EventTarget | null) => target instanceof Element && target.closest(elsewhere) !== null;

/** While Space is held outside controls, dragging scrolls the stage under the pointer. */
function movePageWithSpace(): () => void {
  const control = new AbortController();
  const { signal } = control;
  const root = document.documentElement;
  const hold = (event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, textarea') !== null;
    if (event.key !== ' ' || isControl) return;
    event.preventDefault();
    root.dataset['movesPage'] = '';
  };
  const release = () => delete root.dataset['movesPage'];
  const move = (event: PointerEvent) => {
    if (root.dataset['movesPage'] === undefined || event.buttons !== 1) return;
    const stage = event.target instanceof Element ? event.target.closest('.viewer__stage') : null;
    stage?.scrollBy(-event.movementX, -event.movementY);
  };
  window.addEventListener('keydown', hold, { signal });
  window.addEventListener('keyup', release, { signal });
  window.addEventListener('blur', release, { signal });
  window.addEventListener('pointermove', move, { signal });
  return () => {
    release();
    control.abort();
  };
}

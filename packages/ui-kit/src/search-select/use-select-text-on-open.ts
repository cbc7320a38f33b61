import { useRef } from 'react';

/**
 * Selects the text of the chosen option when the list opens, so that typing replaces it. After a press, the browser
 * moves the caret once the list is open, so the text is selected on click.
 */
export function useSelectTextOnOpen() {
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  return {
    input,
    opened: (reason: string) => {
      pressed.current = reason === 'input-press';
      if (reason !== 'input-press' && reason !== 'input-change') input.current?.select();
    },
    clicked: () => {
      if (pressed.current) input.current?.select();
      pressed.current = false;
    },
  };
}

import { useRef } from 'react';

/**
 * Marks the words of the chosen option when the list opens, so that what is typed next takes their place. A press puts
 * the caret after the list has opened, so there the click marks them.
 */
export function useTypeOver() {
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

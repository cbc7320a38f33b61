import { useState } from 'react';

const storageKey = 'singleKeys';
let chosen: boolean | undefined;

/** Whether single keys such as `N` and `/` act in lists. On by default; a setting of this browser turns them off. */
export function hasSingleKeys(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function choose(on: boolean): void {
  try {
    window.localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Storage is blocked; the choice lasts for this page.
    chosen = on;
  }
}

/** The setting of `hasSingleKeys`, and a function to change it. */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(hasSingleKeys);
  return [
    on,
    (next) => {
      choose(next);
      setOn(next);
    },
  ];
}

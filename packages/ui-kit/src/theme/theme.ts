import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

function readStored(): Theme {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply(theme: Theme): void {
  chosen = theme;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/**
 * Applies a theme and saves it in local storage under `theme`. If the browser blocks storage, it lasts for the page.
 */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked; the theme lasts for this page.
  }
  apply(theme);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey) apply(readStored());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

const current = (): Theme => (chosen ??= readStored());

/** The theme of this browser, and a function to change it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system'), chooseTheme];
}

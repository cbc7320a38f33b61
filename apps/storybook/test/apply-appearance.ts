import { shownTexts } from '../.storybook/with-texts';
import type { Appearance } from './appearances';

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Changes theme and language of the current story like a user; motion must be reduced. */
export async function applyAppearance({ theme, locale }: Appearance): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await shownTexts()?.changeLanguage(locale);
  await nextFrame();
  await nextFrame();
}

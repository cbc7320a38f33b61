import { shownTexts } from '../.storybook/with-texts';
import type { Appearance } from './appearances';

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Changes theme and language of the story that is shown, as a person does who uses the portal; motion must be reduced. */
export async function wearAppearance({ theme, locale }: Appearance): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await shownTexts()?.changeLanguage(locale);
  await nextFrame();
  await nextFrame();
}

import type { StoryContext } from '@storybook/react-vite';
import { allMessages } from '../messages';

/** Waits for the page: its code comes when it is first asked for. */
export async function pageShown({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
}

/** What the stories of every page share. */
export const storyMeta = {
  play: pageShown,
  parameters: { layout: 'fullscreen', messages: allMessages, shell: true },
} as const;

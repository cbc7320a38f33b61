import type { StoryContext } from '@storybook/react-vite';
import { allMessages } from '../messages';

/** Waits for the page, whose code loads on first use. */
export async function pageShown({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
}

/** Shared by the stories of all pages. */
export const storyMeta = {
  play: pageShown,
  parameters: { layout: 'fullscreen', messages: allMessages, shell: true },
} as const;

import type { StoryContext } from '@storybook/react-vite';
import { helpMessages } from '../help-messages';
import { invitationMessages } from '../invitation-messages';
import { legalMessages } from '../legal-messages';
import { authMessages } from '../messages';
import { settingsMessages } from '../settings-messages';
import { AuthStory } from './auth-story';

/** Waits for the page, which loads lazily. */
export async function pageShown({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
}

/** Metadata shared by the stories of all pages. */
export const storyMeta = {
  component: AuthStory,
  play: pageShown,
  parameters: {
    layout: 'fullscreen',
    messages: [authMessages, helpMessages, invitationMessages, legalMessages, settingsMessages],
  },
} as const;

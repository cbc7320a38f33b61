import { legalMessages } from '../legal-messages';
import { authMessages } from '../messages';
import { AuthStory } from './auth-story';

/** What the stories of every page share. */
export const storyMeta = {
  component: AuthStory,
  parameters: { layout: 'fullscreen', messages: [authMessages, legalMessages] },
} as const;

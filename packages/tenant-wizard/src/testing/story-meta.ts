import { tenantMessages } from '../messages';

/** What every story of a page shares. */
export const storyParameters = { layout: 'fullscreen', messages: [tenantMessages] } as const;

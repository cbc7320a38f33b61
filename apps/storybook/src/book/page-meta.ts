import { bookMessages } from '../messages';

/** What the pages of the book share: no page of properties, the whole window, their own texts. */
export const pageParameters = { layout: 'fullscreen', messages: [bookMessages], controls: { disable: true } } as const;

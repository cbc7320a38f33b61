import { bookMessages } from '../messages';

/** Shared parameters of the book's pages: no controls, full screen, their own texts. */
export const pageParameters = { layout: 'fullscreen', messages: [bookMessages], controls: { disable: true } } as const;

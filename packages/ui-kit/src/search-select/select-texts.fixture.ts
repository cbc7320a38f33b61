import type { SearchSelectTexts } from './options-source';

export const selectTexts: SearchSelectTexts = {
  open: 'Show options',
  clear: 'Clear choice',
  loading: 'Loading',
  empty: 'No matches',
  failed: 'The options could not be loaded.',
  retry: 'Retry',
  more: (shown, total) => `${shown} of ${total ?? 'many'}, scroll for more`,
  found: (shown) => `${shown} options`,
};

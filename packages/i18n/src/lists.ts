export { listMessages } from './texts/lists/list-messages';
export { useDateTexts, useFilterTexts, usePaginationTexts } from './use-list-texts';

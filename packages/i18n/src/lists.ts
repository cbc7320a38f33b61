export { listMessages } from './texts/lists/list-messages';
export { useDateWords, useFilterWords, usePageWords } from './use-list-words';

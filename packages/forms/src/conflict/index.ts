export { latestChange } from './latest-change';
export { ConflictDialog } from './conflict-dialog';
export { conflictMessages } from './messages';
export { useMergedSave } from './use-merged-save';

import { DeleteOptionDialog } from './delete-option-dialog';
import type { OptionRemoval } from './option-removal';
import { ReplaceOptionDialog } from './replace-option-dialog';

/** Deletes an option, or offers Replace and Hide if records use it. */
export function RemoveOptionDialog(props: OptionRemoval) {
  const isUsed = (props.option.uses ?? 0) > 0;
  return isUsed ? <ReplaceOptionDialog {...props} /> : <DeleteOptionDialog {...props} />;
}

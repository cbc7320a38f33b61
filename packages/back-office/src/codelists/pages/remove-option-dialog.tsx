import type { Codelist, CountedCodelistOption } from '@atrium/api-client/contract';
import { ReplaceOptionDialog } from './replace-option-dialog';
import { DeleteOptionDialog } from './delete-option-dialog';

export interface RemoveOptionDialogProps {
  codelist: Codelist;
  option: CountedCodelistOption;
  onClose: () => void;
}

/** Deletes an option, or offers Replace and Hide if records use it. */
export function RemoveOptionDialog(props: RemoveOptionDialogProps) {
  const isUsed = (props.option.uses ?? 0) > 0;
  return isUsed ? <ReplaceOptionDialog {...props} /> : <DeleteOptionDialog {...props} />;
}

import type { Codelist, CountedCodelistOption } from '@atrium/api-client/contract';

/** Props of the dialogs that delete an option. */
export interface OptionRemoval {
  codelist: Codelist;
  option: CountedCodelistOption;
  onClose: () => void;
}

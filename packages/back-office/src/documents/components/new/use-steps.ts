import { useOutletContext } from 'react-router';
import type { FieldErrors } from './use-create-preview';
import type { NewDocumentState } from './use-new-document';

/** What the steps of a new document share. */
export interface StepContext extends NewDocumentState {
  /** Create preview was pressed: the steps show what is missing. */
  readonly attempted: boolean;
  /** What the service rejected, by its names of the fields. */
  readonly rejected: FieldErrors;
  readonly next: () => void;
}

export const useSteps = (): StepContext => useOutletContext<StepContext>();

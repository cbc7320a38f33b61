import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import type { SavedActions } from './use-saved-actions';

/** What the parts of the page of a saved document share. */
export interface SavedPartProps {
  document: DocumentDetails;
  /** The version that is shown. */
  version: DocumentVersion;
  actions: SavedActions;
}

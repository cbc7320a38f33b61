import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import { activityMessages } from '../../components/activity/messages';
import { warningMessages } from '../../components/conversion-warnings/messages';
import { documentsMessages } from '../../components/documents/messages';
import { backOfficeMessages } from '../../components/messages';
import { drawingMessages } from '../../components/drawing/messages';
import { signatureMessages } from '../../components/signature/messages';
import { compareMessages } from '../../components/viewer/compare/messages';
import { viewerMessages } from '../../components/viewer/messages';
import { documentDrawMessages } from '../components/draw/messages';
import { documentEditingMessages } from '../components/edit/messages';
import { editHereMessages } from '../components/edit-here/messages';
import { documentSendMessages } from '../components/send/messages';
import { documentSignMessages } from '../components/sign/messages';
import { newDocumentMessages } from '../new-document-messages';

/** The texts of the screens. */
export const documentTexts = [
  backOfficeMessages,
  conflictMessages,
  listMessages,
  activityMessages,
  viewerMessages,
  warningMessages,
  documentsMessages,
  newDocumentMessages,
  drawingMessages,
  signatureMessages,
  documentDrawMessages,
  documentSignMessages,
  compareMessages,
  documentSendMessages,
  documentEditingMessages,
  editHereMessages,
];

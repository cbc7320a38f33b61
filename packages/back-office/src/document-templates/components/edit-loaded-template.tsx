import { useTexts } from '@atrium/i18n';
import { LoadedDialog } from '../../components/loaded-dialog';
import { useDocumentTemplate } from '../api/document-templates';
import { documentTemplatesMessages } from '../messages';
import { EditTemplateDialog } from './edit-template-dialog';

/** Opens the dialog of a template in a list, once its record is loaded. */
export function EditLoadedTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useTexts(documentTemplatesMessages);
  return (
    <LoadedDialog
      onClose={onClose}
      query={useDocumentTemplate(id)}
      texts={{ title: text('edit'), failed: text('recordFailed') }}
    >
      {(template) => <EditTemplateDialog onClose={onClose} template={template} />}
    </LoadedDialog>
  );
}

import { useDocumentTemplate } from '../api/document-templates';
import { EditTemplateDialog } from './edit-template-dialog';

/** Opens the dialog of a template in a list, once its record is loaded. */
export function EditLoadedTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useDocumentTemplate(id);
  return data && <EditTemplateDialog onClose={onClose} template={data} />;
}

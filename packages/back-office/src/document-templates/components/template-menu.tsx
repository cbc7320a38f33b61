import type { DocumentTemplateSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, MenuSeparator, useNotify } from '@atrium/ui-kit';
import { Copy, Download, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFailureText } from '../../components/use-failure-text';
import { paths } from '../../paths';
import { useDuplicateDocumentTemplate } from '../api/document-templates';
import { useDownloadTemplate } from '../api/template-files';
import { documentTemplatesMessages } from '../messages';

interface TemplateMenuProps {
  template: Pick<DocumentTemplateSummary, 'id' | 'title' | 'current_version' | 'documents' | 'allowed_actions'>;
  onEdit: () => void;
  onDelete: () => void;
  /** In a row it is a small ghost button. */
  variant?: 'row' | 'page';
}

/** The rare actions of a template. */
export function TemplateMenu({ template, onEdit, onDelete, variant = 'row' }: TemplateMenuProps) {
  const text = useTexts(documentTemplatesMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { id, title, allowed_actions: allowed } = template;
  const download = useDownloadTemplate(id);
  const { mutateAsync: duplicate } = useDuplicateDocumentTemplate();

  async function copy() {
    try {
      const made = await duplicate({ params: { id } });
      notify({ tone: 'success', title: text('duplicated', { title }) });
      void navigate(paths['document-templates'].details.href(made.id));
    } catch (error) {
      notify({ tone: 'error', title: text('duplicateFailed'), text: failureText(error) });
    }
  }

  const save = () =>
    download.mutate(template.current_version, {
      onError: (error) => notify({ tone: 'error', title: text('downloadFailed'), text: failureText(error) }),
    });
  const look = variant === 'row' ? ({ size: 's' } as const) : ({ variant: 'secondary' } as const);
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('more', { title })} {...look} />}>
      {allowed.includes('update') && (
        <MenuItem icon={PencilLine} onSelect={onEdit}>
          {text('edit')}
        </MenuItem>
      )}
      <MenuItem icon={Download} onSelect={save}>
        {text('download')}
      </MenuItem>
      {allowed.includes('duplicate') && (
        <MenuItem icon={Copy} onSelect={() => void copy()}>
          {text('duplicate')}
        </MenuItem>
      )}
      {allowed.includes('delete') && template.documents === 0 && <MenuSeparator />}
      {allowed.includes('delete') && template.documents === 0 && (
        <MenuItem danger icon={Trash2} onSelect={onDelete}>
          {text('delete')}
        </MenuItem>
      )}
    </Menu>
  );
}

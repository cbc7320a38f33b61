import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, IconButton, Menu, MenuLink } from '@atrium/ui-kit';
import { Ellipsis, LayoutTemplate, Plus } from 'lucide-react';
import { paths } from '../../paths';
import { documentsMessages } from './messages';

/** Leads to a new document. */
export function NewDocumentLink() {
  const text = useTexts(documentsMessages);
  return (
    <ButtonLink href={paths.documents.new.template.href()} icon={Plus} variant="primary">
      {text('new.title')}
    </ButtonLink>
  );
}

/** New document, and the menu that leads to the templates. */
export function ListActions() {
  const text = useTexts(documentsMessages);
  const canCreate = usePermission('create/documents');
  const canSeeTemplates = usePermission('view/document-templates');
  return (
    <>
      {canSeeTemplates && (
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('moreActions')} />}>
          <MenuLink href={paths['document-templates'].href()} icon={LayoutTemplate}>
            {text('templates')}
          </MenuLink>
        </Menu>
      )}
      {canCreate && <NewDocumentLink />}
    </>
  );
}

import type { DocumentTemplate } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button, ButtonLink, DropZone, PageHeader } from '@atrium/ui-kit';
import { Play, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordTabs } from '../../../components/record-tabs';
import { paths } from '../../../paths';
import { documentTemplatesMessages } from '../../messages';
import { DeleteTemplateDialog } from '../delete-template-dialog';
import { EditTemplateDialog } from '../edit-template-dialog';
import { StateCell } from '../template-cells';
import { TemplateMenu } from '../template-menu';
import { NewVersionDialog } from '../upload/new-version-dialog';
import { useTemplateOptions } from '../use-template-options';
import { TemplateOverview } from './template-overview';

type Opened = { readonly kind: 'edit' | 'delete' } | { readonly kind: 'upload'; readonly file?: File };

/** A template in tabs, with the actions that the user is permitted. */
export function TemplateDetails({ template }: { template: DocumentTemplate }) {
  const text = useTexts(documentTemplatesMessages);
  const navigate = useNavigate();
  const { titleOf } = useTemplateOptions();
  const [opened, setOpened] = useState<Opened>();
  const { id, title, active, category, language, current_version: number, pages } = template;
  const list = paths['document-templates'];
  const canCreate = usePermission('create/document-templates');
  const canUpload = canCreate && template.allowed_actions.includes('update');
  const close = () => setOpened(undefined);

  const actions = (
    <>
      <ButtonLink href={list.try.href(id)} icon={Play}>
        {text('try')} <span className="template-wide">{text('tryWith')}</span>
      </ButtonLink>
      {canUpload && (
        <Button icon={Upload} onClick={() => setOpened({ kind: 'upload' })} variant="primary">
          {text('newVersion')}
        </Button>
      )}
      <TemplateMenu
        onDelete={() => setOpened({ kind: 'delete' })}
        onEdit={() => setOpened({ kind: 'edit' })}
        template={template}
        variant="page"
      />
    </>
  );
  return (
    <DropZone
      enabled={canUpload && opened === undefined}
      hint={text('upload.hint')}
      onDrop={([file]) => file && setOpened({ kind: 'upload', file })}
      title={() => text('upload.dropNow')}
    >
      <PageHeader
        actions={actions}
        back={{ href: list.href(), label: text('table') }}
        status={
          <>
            <StateCell active={active} />
            <span>{titleOf('category', category)}</span>
            <span>{text(`language.${language}`)}</span>
            <span>{text('versionAndPages', { number, count: pages })}</span>
          </>
        }
        title={title}
        width="details"
      />
      <div className="list__tabs">
        <RecordTabs
          id={id}
          label={title}
          subject="document-template"
          tabs={[{ id: 'template', label: text('template'), panel: <TemplateOverview template={template} /> }]}
        />
      </div>
      {opened?.kind === 'edit' && <EditTemplateDialog onClose={close} template={template} />}
      {opened?.kind === 'upload' && <NewVersionDialog file={opened.file} onClose={close} template={template} />}
      {opened?.kind === 'delete' && (
        <DeleteTemplateDialog onClose={close} onDeleted={() => void navigate(list.href())} template={template} />
      )}
    </DropZone>
  );
}

import {
  documentTemplatesResource,
  type DocumentTemplateSummary,
  exportDocumentTemplatesEndpoint,
  listDocumentTemplatesEndpoint,
} from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button, DropZone, type FilterField } from '@atrium/ui-kit';
import { Plus, Tag } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { filterFields } from '../../components/list/filter-fields';
import { listColumns } from '../../components/list/list-columns';
import { ResourceList } from '../../components/list/resource-list';
import { listViews } from '../../components/model/list-view';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { AllTagsDrawer } from '../components/all-tags-drawer';
import { CategoryTabs } from '../components/category-tabs';
import { DeleteTemplateDialog } from '../components/delete-template-dialog';
import { EditLoadedTemplate } from '../components/edit-loaded-template';
import { templateCells } from '../components/template-cells';
import { TemplateMenu } from '../components/template-menu';
import { UploadDialog } from '../components/upload/upload-dialog';
import { useTemplateOptions } from '../components/use-template-options';
import { documentTemplatesMessages } from '../messages';

const filters = ['view', 'language', 'active', 'updated_at'] as const;
const views = listViews(documentTemplatesResource, [...filters, 'category']);
const { href } = paths['document-templates'].details;

/** What is open over the list. */
type Opened =
  | { readonly kind: 'upload'; readonly file?: File }
  | { readonly kind: 'tags' }
  | { readonly kind: 'edit' | 'delete'; readonly template: DocumentTemplateSummary };

export function DocumentTemplatesPage() {
  const text = useTexts(documentTemplatesMessages);
  const navigate = useNavigate();
  const canCreate = usePermission('create/document-templates');
  const [opened, setOpened] = useState<Opened>();
  const { options } = useTemplateOptions();
  const close = () => setOpened(undefined);
  const showTags = () => setOpened({ kind: 'tags' });

  const choice = useCallback(
    (name: string, value: string) =>
      name === 'language' ? text(`language.${value as 'en' | 'sl'}`) : text(`state.${value as 'true' | 'false'}`),
    [text],
  );
  const columns = useMemo(
    () =>
      listColumns<typeof documentTemplatesResource, DocumentTemplateSummary>(documentTemplatesResource, {
        label: (name) => text(name === 'title' ? 'titleAndCategory' : `field.${name}`),
        choice,
        lead: 'square',
        cells: templateCells,
      }),
    [text, choice],
  );
  const fields = useMemo(() => {
    const made = filterFields(documentTemplatesResource, filters, { label: (name) => text(`field.${name}`), choice });
    const listed = () => options('view').map(({ value, label }) => ({ key: value, title: label }));
    return made.map((field): FilterField =>
      field.key === 'view' && field.kind === 'select' ? { ...field, options: listed } : field,
    );
  }, [text, choice, options]);
  const menu = useCallback(
    (template: DocumentTemplateSummary) => (
      <TemplateMenu
        onDelete={() => setOpened({ kind: 'delete', template })}
        onEdit={() => setOpened({ kind: 'edit', template })}
        template={template}
      />
    ),
    [],
  );
  const add = canCreate && (
    <Button icon={Plus} onClick={() => setOpened({ kind: 'upload' })} variant="primary">
      {text('new')}
    </Button>
  );
  return (
    <DropZone
      enabled={canCreate && opened === undefined}
      hint={text('upload.hint')}
      onDrop={([file]) => file && setOpened({ kind: 'upload', file })}
      title={() => text('upload.dropNow')}
    >
      <ModulePage
        actions={add}
        back={{ href: paths.documents.href(), label: text('documents') }}
        module="document-templates"
      >
        <CategoryTabs views={views}>
          <ResourceList
            actions={menu}
            actionsWidth="menu"
            columns={columns}
            emptyAction={add}
            endpoint={listDocumentTemplatesEndpoint}
            exportEndpoint={exportDocumentTemplatesEndpoint}
            filters={fields}
            texts={{
              table: text('table'),
              loading: text('loading'),
              failed: text('failed'),
              search: text('search'),
              actions: text('actions'),
              emptyTitle: text('empty.title'),
              emptyText: text('empty.text'),
              noMatches: text('empty.noMatches'),
            }}
            toolbarActions={
              <Button aria-label={text('allTags.open')} icon={Tag} onClick={showTags} variant="ghost">
                <span className="template-wide">{text('allTags.open')}</span>
              </Button>
            }
            views={views}
          />
        </CategoryTabs>
      </ModulePage>
      <AllTagsDrawer onClose={close} open={opened?.kind === 'tags'} />
      {opened?.kind === 'upload' && (
        <UploadDialog file={opened.file} onClose={close} onSaved={({ id }) => void navigate(href(id))} />
      )}
      {opened?.kind === 'edit' && <EditLoadedTemplate id={opened.template.id} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteTemplateDialog onClose={close} template={opened.template} />}
    </DropZone>
  );
}

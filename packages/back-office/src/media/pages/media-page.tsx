import { exportMediaEndpoint, listMediaEndpoint, mediaResource, type MediaSummary } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button, DropZone, Icon, SegmentedControl, VisuallyHidden } from '@atrium/ui-kit';
import { LayoutGrid, Rows3, Trash2, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { filterFields } from '../../components/list/filter-fields';
import { listColumns } from '../../components/list/list-columns';
import { ResourceList } from '../../components/list/resource-list';
import { useListView } from '../../components/list/use-list-view';
import { listViews } from '../../components/model/list-view';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { CollectionTabs } from '../components/collection-tabs';
import { DeleteMediaDialog } from '../components/delete-media-dialog';
import { mediaCells } from '../components/media-cells';
import { MediaGrid } from '../components/media-grid';
import { MediaMenu } from '../components/media-menu';
import { useAddFiles } from '../components/use-add-files';
import { useMediaView } from '../components/use-media-view';
import { mediaMessages } from '../messages';

const filters = ['active', 'kind', 'created_at'] as const;
const views = listViews(mediaResource, [...filters, 'collection']);

/** What the popups over the list know of it. */
export interface MediaListContext {
  readonly collection: string | undefined;
}

export function MediaPage() {
  const text = useTexts(mediaMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const canCreate = usePermission('create/media');
  const canDelete = usePermission('delete/media');
  const [view, setView] = useMediaView();
  const [{ filter }] = useListView(views);
  const collection = typeof filter['collection'] === 'string' ? filter['collection'] : undefined;
  const addFiles = useAddFiles(collection);
  const [deleted, setDeleted] = useState<readonly MediaSummary[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const choice = useCallback(
    (name: string, value: string) =>
      name === 'kind' ? text(`kind.${value as MediaSummary['kind']}`) : text(`state.${value as 'true' | 'false'}`),
    [text],
  );
  const open = useCallback(
    (pathname: string, state?: object) => void navigate({ pathname, search }, { state }),
    [navigate, search],
  );
  const columns = useMemo(
    () =>
      listColumns<typeof mediaResource, MediaSummary>(mediaResource, {
        label: (name) => text(`field.${name}`),
        choice,
        lead: 'square',
        cells: mediaCells,
      }),
    [text, choice],
  );
  const fields = useMemo(
    () => filterFields(mediaResource, filters, { label: (name) => text(`field.${name}`), choice }),
    [text, choice],
  );
  const menu = useCallback(
    (media: MediaSummary) => (
      <MediaMenu
        media={media}
        onDelete={() => setDeleted([media])}
        onEdit={() => open(paths.media.edit.href(media.id))}
      />
    ),
    [open],
  );

  function drop(files: File[]) {
    const [file, ...others] = files;
    if (file === undefined) return;
    if (others.length === 0) open(paths.media.create.href(), { file });
    else addFiles(files);
  }

  const add = canCreate && (
    <Button icon={Upload} onClick={() => open(paths.media.create.href())} variant="primary">
      {text('new')}
    </Button>
  );
  return (
    <DropZone
      enabled={canCreate}
      hint={text('dropHint')}
      onDrop={drop}
      title={(count) =>
        collection === undefined ? text('dropHere', { count }) : text('dropInto', { count, collection })
      }
    >
      <ModulePage actions={add} module="media">
        <CollectionTabs views={views}>
          <ResourceList
            actions={menu}
            actionsWidth="menu"
            columns={columns}
            emptyAction={add}
            endpoint={listMediaEndpoint}
            exportEndpoint={exportMediaEndpoint}
            filters={fields}
            renderRows={
              view === 'grid'
                ? (rows) => <MediaGrid media={rows} menu={menu} onDelete={(media) => setDeleted([media])} />
                : undefined
            }
            selection={
              canDelete
                ? {
                    selected,
                    onChange: setSelected,
                    rowLabel: ({ title }) => text('select.row', { title }),
                    allLabel: text('select.all'),
                    countText: text('selected', { count: selected.size }),
                    clearLabel: text('select.clear'),
                    actions: (
                      <Button
                        icon={Trash2}
                        onClick={() => setDeleted([...selected].map((id) => ({ id }) as MediaSummary))}
                        size="s"
                      >
                        {text('delete')}
                      </Button>
                    ),
                  }
                : undefined
            }
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
              <SegmentedControl
                label={text('view.label')}
                onChange={setView}
                options={[
                  { value: 'table', label: <ViewLabel icon={Rows3} label={text('view.table')} /> },
                  { value: 'grid', label: <ViewLabel icon={LayoutGrid} label={text('view.grid')} /> },
                ]}
                phone="other"
                value={view}
              />
            }
            views={views}
          />
        </CollectionTabs>
        <Outlet context={{ collection } satisfies MediaListContext} />
      </ModulePage>
      {deleted.length > 0 && (
        <DeleteMediaDialog
          media={deleted}
          onClose={() => setDeleted([])}
          onDeleted={() => {
            setDeleted([]);
            setSelected(new Set());
          }}
        />
      )}
    </DropZone>
  );
}

function ViewLabel({ icon, label }: { icon: typeof Rows3; label: string }) {
  return (
    <>
      <Icon icon={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

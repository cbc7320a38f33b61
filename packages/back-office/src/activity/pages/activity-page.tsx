import { exportActivityEndpoint, listActivityEndpoint } from '@atrium/api-client/contract';
import { useList } from '@atrium/api-client/react';
import { ActivityFeed } from '../../components/activity/activity-feed';
import { activityViews } from '../../components/activity/activity-filters';
import { exportOf } from '../../components/list/list-export';
import { useListView } from '../../components/list/use-list-view';
import { rowsOf } from '../../components/model/list-view';
import { ModulePage } from '../../components/module-page';

const perPage = 20;
const startExport = exportOf(exportActivityEndpoint);

function ActivityContent() {
  const [view, changeView] = useListView(activityViews);
  const list = useList(listActivityEndpoint, { page: view.page, per_page: perPage, ...rowsOf(view) });
  return <ActivityFeed list={list} onChange={changeView} startExport={startExport} view={view} />;
}

/** What happened in every module that the reader may view. */
export function ActivityPage() {
  return (
    <ModulePage module="activity">
      <ActivityContent />
    </ModulePage>
  );
}

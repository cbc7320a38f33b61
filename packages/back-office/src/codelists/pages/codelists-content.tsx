import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { useCodelist, useCodelists } from '../api/codelists';
import { CategoryList } from '../components/category-list';
import { codelistsMessages } from '../messages';
import { CodelistDialog } from './codelist-dialog';
import { CodelistOptions } from './codelist-options';
import { CodelistsLoading, OptionsLoading } from './codelists-loading';

/** The options of the codelist in the address. */
function SelectedCodelist({ id }: { id: string }) {
  const text = useTexts(codelistsMessages);
  const { data, error, isFetching, refetch } = useCodelist(id);
  if (data !== undefined) return <CodelistOptions codelist={data} />;
  if (error === null) return <OptionsLoading />;
  return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('optionsFailed')} />;
}

/** The codelists, and the options of the selected one: the one in the address, or the first. */
export function CodelistsContent() {
  const text = useTexts(codelistsMessages);
  const { id } = useParams();
  const canCreate = usePermission('create/codelists');
  const [creates, setCreates] = useState(false);
  const { data, error, isFetching, refetch } = useCodelists();
  const codelists = data?.data ?? [];
  const selected = id ?? codelists[0]?.id;

  if (data === undefined && error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('failed')} />;
  if (selected === undefined) return <CodelistsLoading />;
  return (
    <div className="codelists">
      <div className="codelists__side">
        <CategoryList codelists={codelists} selected={selected} />
        {canCreate && (
          <Button className="codelists__create" icon={Plus} onClick={() => setCreates(true)} size="s" variant="ghost">
            {text('manage.create')}
          </Button>
        )}
      </div>
      <SelectedCodelist id={selected} key={selected} />
      {creates && <CodelistDialog onClose={() => setCreates(false)} />}
    </div>
  );
}

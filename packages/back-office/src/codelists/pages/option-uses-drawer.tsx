import type { Codelist, CountedCodelistOption } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Drawer, Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { useSearchParams } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { useOptionUses } from '../api/option-uses';
import { ReferenceList } from '../components/reference-list';
import { codelistsMessages } from '../messages';

function OptionUses({ id, option }: { id: string; option: CountedCodelistOption }) {
  const text = useTexts(codelistsMessages);
  const { data, error, isFetching, refetch } = useOptionUses(id, option.id);
  if (data !== undefined)
    return (
      <Stack gap={6}>
        {data.data.map((group) => (
          <ReferenceList group={group} key={group.module} />
        ))}
      </Stack>
    );
  if (error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('uses.failed')} />;
  return (
    <Stack gap={3}>
      <VisuallyHidden role="status">{text('uses.loading')}</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton width="full" />
      <Skeleton width="full" />
    </Stack>
  );
}

/** The records that refer to the option in the address, `?used={id}`. */
export function OptionUsesDrawer({ codelist }: { codelist: Codelist }) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const [search, setSearch] = useSearchParams();
  const option = codelist.data.find(({ id }) => id === search.get('used'));
  return (
    <Drawer
      closeLabel={common('close')}
      onClose={() => setSearch({}, { replace: true })}
      open={option !== undefined}
      title={text('uses.title', { title: option?.title ?? '' })}
    >
      {option !== undefined && <OptionUses id={codelist.id} option={option} />}
    </Drawer>
  );
}

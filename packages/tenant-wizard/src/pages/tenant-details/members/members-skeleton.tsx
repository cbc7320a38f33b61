import { useTexts } from '@atrium/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { membersMessages } from '../../../members-messages';

/** The place of the members on the first load. */
export function MembersSkeleton() {
  const t = useTexts(membersMessages);
  return (
    <div className="members__waiting" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap={3}>
        <Skeleton width="third" />
        <Skeleton shape="note" width="half" />
      </Stack>
    </div>
  );
}

import { useTexts } from '@atrium/i18n';
import { Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import { membersMessages } from '../messages';

export function MembersSkeleton() {
  const t = useTexts(membersMessages);
  return (
    <div className="members__row" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="members__main">
        <div className="members__who">
          <div className="members__line">
            <Skeleton width="third" />
          </div>
          <div className="members__line">
            <Skeleton shape="note" width="half" />
          </div>
        </div>
        <div className="members__role members__line">
          <Skeleton shape="note" width="quarter" />
        </div>
      </div>
    </div>
  );
}

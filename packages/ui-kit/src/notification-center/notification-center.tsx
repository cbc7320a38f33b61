import { useId, useRef } from 'react';
import { Button } from '../button/button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { NotificationCenterProps } from './notification-center-props';
import { NotificationRow } from './notification-row';
import { NotificationSkeleton } from './notification-skeleton';
import { useFocusFirstLoaded } from './use-focus-first-loaded';

/** Notifications, newest first; the content of a popover or a drawer. */
export function NotificationCenter(props: NotificationCenterProps) {
  const { texts, notifications, onRead, onReadAll, onFollow, more, failed, headingLevel = 2 } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = notifications?.length ?? 0;
  const awaitMore = useFocusFirstLoaded(list, count);
  const Heading = `h${headingLevel}` as const;
  const loading = notifications === undefined && failed === undefined;

  return (
    <section aria-labelledby={titleId} className="a-notifications">
      <header className="a-notifications__head">
        <Heading className="a-notifications__heading" id={titleId} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <span className="a-notifications__count" role="status">
          {notifications !== undefined && count > 0 && texts.unreadCount}
          {loading && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
        </span>
        {notifications?.some(({ unread }) => unread) === true && (
          <Button
            onClick={() => {
              heading.current?.focus();
              onReadAll();
            }}
            size="s"
            variant="ghost"
          >
            {texts.markAllRead}
          </Button>
        )}
      </header>
      {loading && <NotificationSkeleton />}
      {count > 0 && (
        <ul aria-labelledby={titleId} className="a-notifications__list" ref={list}>
          {notifications?.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onFollow={onFollow}
              onRead={onRead}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {notifications !== undefined && count === 0 && !failed && <p className="a-notifications__empty">{texts.empty}</p>}
      {failed && (
        <div className="a-notifications__foot" role="alert">
          <p>{texts.failed}</p>
          <Button busy={failed.busy} onClick={failed.onRetry} size="s">
            {texts.retry}
          </Button>
        </div>
      )}
      {more && !failed && (
        <div className="a-notifications__foot">
          <Button
            block
            busy={more.busy}
            onClick={() => {
              awaitMore();
              more.onLoad();
            }}
            size="s"
            variant="ghost"
          >
            {texts.loadMore}
          </Button>
        </div>
      )}
    </section>
  );
}

import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Notice, ShownNotice } from './notice';
import { Notification } from './notification';
import { NotifyContext } from './notify-context';

export interface NotificationProviderProps {
  /** Accessible name of the region ("Notifications"). */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Shows the notices of `useNotify` at the bottom right, newest last. Place it once around the application. */
export function NotificationProvider({ label, closeLabel, children }: NotificationProviderProps) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const lastId = useRef(0);

  const leave = useCallback((id: number) => setLeaving((ids) => new Set(ids).add(id)), []);
  const notify = useCallback(
    (notice: Notice) => {
      lastId.current += 1;
      const id = lastId.current;
      setNotices((shown) => [...shown, { ...notice, id }]);
      return () => leave(id);
    },
    [leave],
  );

  function remove(id: number) {
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
    setLeaving((ids) => new Set([...ids].filter((other) => other !== id)));
  }

  return (
    <NotifyContext value={notify}>
      {children}
      <section aria-label={label} className="a-notices">
        <ol className="a-notices__list">
          {notices.map((notice) => (
            <Notification
              closeLabel={closeLabel}
              key={notice.id}
              leaving={leaving.has(notice.id)}
              notice={notice}
              onGone={() => remove(notice.id)}
              onLeave={() => leave(notice.id)}
            />
          ))}
        </ol>
      </section>
    </NotifyContext>
  );
}

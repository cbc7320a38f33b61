import { Skeleton } from '../skeleton/skeleton';

const ROWS = [
  { id: 'first', title: 'most', text: 'half' },
  { id: 'second', title: 'half', text: 'third' },
  { id: 'third', title: 'most', text: 'half' },
] as const;

export function NotificationSkeleton() {
  return ROWS.map(({ id, title, text }) => (
    <div className="a-notifications__row" key={id}>
      <div className="a-notifications__bars">
        <Skeleton width={title} />
        <Skeleton shape="note" width={text} />
      </div>
    </div>
  ));
}

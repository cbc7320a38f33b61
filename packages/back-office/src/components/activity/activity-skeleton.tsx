import { Skeleton, VisuallyHidden } from '@atrium/ui-kit';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder of the entries, for the first load. */
export function ActivitySkeleton({ label }: { label: string }) {
  return (
    <div className="activity__loading" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map((row, at) => (
        <Skeleton key={row} width={at % 2 === 0 ? 'most' : 'half'} />
      ))}
    </div>
  );
}

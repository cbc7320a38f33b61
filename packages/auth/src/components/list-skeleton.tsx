import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';

export interface ListSkeletonProps {
  /** Announces what is loading to assistive technology. */
  readonly label: string;
}

/** Placeholder of a list during its first load. */
export function ListSkeleton({ label }: ListSkeletonProps) {
  return (
    <div className="auth-block" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap={3}>
        <Skeleton width="half" />
        <Skeleton shape="note" width="most" />
        <Skeleton width="third" />
        <Skeleton shape="note" width="most" />
      </Stack>
    </div>
  );
}

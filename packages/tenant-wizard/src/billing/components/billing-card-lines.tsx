import { Skeleton, Stack } from '@atrium/ui-kit';

/** The place of the facts of a plan, about as high as they are, so that what stands below stays in its place. */
export function BillingCardLines() {
  return (
    <Stack gap={5}>
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton shape="title" width="full" />
      <Skeleton width="most" />
      <Skeleton shape="control" width="full" />
      <Skeleton width="half" />
    </Stack>
  );
}

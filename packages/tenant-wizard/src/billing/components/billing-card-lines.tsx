import { Skeleton, Stack } from '@atrium/ui-kit';

/** Placeholder for the plan facts, about as high as they are, so that the layout does not shift. */
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

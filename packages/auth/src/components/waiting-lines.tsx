import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';

export interface WaitingLinesProps {
  /** What is loading, for assistive technology. */
  readonly label: string;
}

/** The place of a list on its first load. */
export function WaitingLines({ label }: WaitingLinesProps) {
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

import { FailureBanner } from './failure-banner';
import { toFormFailure } from '../model/form-failure';

export interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of data that could not be loaded, with the reason and Retry. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  return (
    <div className="auth-block">
      <FailureBanner busy={busy} failure={toFormFailure(error)} onRetry={onRetry} title={title} />
    </div>
  );
}

import { FailureBanner } from './failure-banner';
import { toFormFailure } from '../model/form-failure';

export interface LoadProblemProps {
  readonly title: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** A block whose data did not come: why, as far as it is known, and Retry. */
export function LoadProblem({ title, error, busy, onRetry }: LoadProblemProps) {
  return (
    <div className="auth-block">
      <FailureBanner busy={busy} failure={toFormFailure(error)} onRetry={onRetry} title={title} />
    </div>
  );
}

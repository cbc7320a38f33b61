import { Mark } from '../mark/mark';
import { Spinner } from '../spinner/spinner';

export interface LoadingScreenProps {
  /** "Loading" */
  label: string;
}

/** Fills the window until the session is known. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className="a-loading-screen" role="status">
      <Mark className="a-loading-screen__mark" />
      <span className="a-loading-screen__words">
        <Spinner size="s" />
        {label}
      </span>
    </div>
  );
}

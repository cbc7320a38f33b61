import { Check, Copy } from 'lucide-react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useCopy } from './use-copy';

export interface CopyButtonProps {
  /** What is copied; shown in the button in the technical type. */
  value: string;
  /** Says what the button does ("Copy reference"). */
  label: string;
  /** Said when it is done ("Copied"). */
  copiedText: string;
}

/** A reference id or an address that can be copied. */
export function CopyButton({ value, label, copiedText }: CopyButtonProps) {
  const { copied, copy } = useCopy(value);
  return (
    <button className="a-button a-button--ghost a-copy" onClick={() => void copy()} type="button">
      <Icon icon={copied ? Check : Copy} />
      <VisuallyHidden>{label} </VisuallyHidden>
      <code className="a-copy__value">{value}</code>
      <VisuallyHidden role="status">{copied ? copiedText : ''}</VisuallyHidden>
    </button>
  );
}

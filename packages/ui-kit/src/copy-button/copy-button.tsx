import { Check, Copy } from 'lucide-react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useCopy } from './use-copy';

export interface CopyButtonProps {
  /** The value to copy, shown in the button in the monospace font. */
  value: string;
  /** Accessible name ("Copy reference"). */
  label: string;
  /** Announced after copying ("Copied"). */
  copiedText: string;
}

/** Copies a reference id or an address. */
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

import type { ReactNode } from 'react';
import { Button } from '../button/button';

export interface SaveBarProps {
  /** What is saved, and whom it concerns ("3 changes, for 6 members"). */
  children: ReactNode;
  /** Accessible name of the bar. */
  label: string;
  saveLabel: string;
  discardLabel: string;
  onSave: () => void;
  onDiscard: () => void;
  busy?: boolean | undefined;
}

/** The bar at the bottom edge of a page whose changes are collected and saved together. */
export function SaveBar({ children, label, saveLabel, discardLabel, onSave, onDiscard, busy }: SaveBarProps) {
  return (
    <section aria-label={label} className="a-save-bar">
      <div className="a-save-bar__text" role="status">
        <span aria-hidden="true" className="a-save-bar__mark" />
        {children}
      </div>
      <Button onClick={() => busy !== true && onDiscard()}>{discardLabel}</Button>
      <Button busy={busy} onClick={onSave} variant="primary">
        {saveLabel}
      </Button>
    </section>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';

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
  /** Replaces the mark of unsaved changes, in a bar for another task. */
  icon?: LucideIcon | undefined;
  /** A further action, before the two buttons. */
  extra?: ReactNode;
  /** There is nothing to save: only the other actions are shown. */
  empty?: boolean | undefined;
}

/** The bar at the bottom edge of a page whose changes are collected and saved together. */
export function SaveBar(props: SaveBarProps) {
  const { children, label, saveLabel, discardLabel, onSave, onDiscard, busy, icon, extra, empty } = props;
  return (
    <section aria-label={label} className="a-save-bar">
      <div className="a-save-bar__text" role="status">
        {icon === undefined ? <span aria-hidden="true" className="a-save-bar__mark" /> : <Icon icon={icon} />}
        {children}
      </div>
      {extra}
      <Button onClick={() => busy !== true && onDiscard()}>{discardLabel}</Button>
      {empty !== true && (
        <Button busy={busy} onClick={onSave} variant="primary">
          {saveLabel}
        </Button>
      )}
    </section>
  );
}

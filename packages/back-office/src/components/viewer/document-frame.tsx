import { useCommonTexts } from '@atrium/i18n';
import { Drawer, IconButton, useMediaQuery } from '@atrium/ui-kit';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** The panel at the right: below 1,120 pixels, a drawer that a button of the page opens. */
export interface DocumentSide {
  title: string;
  content: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

export interface DocumentFrameProps {
  title: string;
  /** Below the title: a `Status`, facts. */
  status?: ReactNode;
  leave: { label: string; icon: 'close' | 'back'; onLeave: () => void };
  /** Buttons at the right of the bar, the main one last. */
  actions?: ReactNode;
  /** A flush `Banner` below the bar. */
  strip?: ReactNode;
  side?: DocumentSide | undefined;
  /** A `DocumentDock`. */
  dock?: ReactNode;
  /** The viewer, or another body. */
  children: ReactNode;
}

const icons = { close: X, back: ArrowLeft };

/** The frame around one document, as high as the window: bar, strip, pages, side panel, and on a phone the dock. */
export function DocumentFrame({ title, status, leave, actions, strip, side, dock, children }: DocumentFrameProps) {
  const common = useCommonTexts();
  const isWide = useMediaQuery('(min-width: 1120px)');
  return (
    <div className="document-frame">
      <header className="document-frame__bar">
        <IconButton icon={icons[leave.icon]} label={leave.label} onClick={leave.onLeave} />
        <div className="document-frame__titles">
          <h1 className="document-frame__title">{title}</h1>
          {status !== undefined && (
            <div className="document-frame__status">{typeof status === 'string' ? <span>{status}</span> : status}</div>
          )}
        </div>
        {actions !== undefined && <div className="document-frame__actions">{actions}</div>}
      </header>
      {strip}
      <div className="document-frame__body">
        {children}
        {side !== undefined && isWide && (
          <aside aria-label={side.title} className="document-frame__side">
            {side.content}
          </aside>
        )}
      </div>
      {dock}
      {side !== undefined && !isWide && (
        <Drawer closeLabel={common('close')} onClose={side.onClose} open={side.isOpen} title={side.title}>
          <div className="document-frame__sections">{side.content}</div>
        </Drawer>
      )}
    </div>
  );
}

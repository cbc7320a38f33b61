import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useFileDrop } from '../file-field/use-file-drop';

export interface DropZoneProps {
  /** Called with every dropped file; the caller checks them. */
  onDrop: (files: File[]) => void;
  /** Files can be dropped. */
  enabled: boolean;
  /** Shown while files are dragged over it ("Drop 4 files to add them to Media"). */
  title: (count: number) => ReactNode;
  /** Which files are accepted. */
  hint: ReactNode;
  children: ReactNode;
}

/** A part of a page onto which files can be dropped anywhere. Keyboards use the button that chooses files. */
export function DropZone({ onDrop, enabled, title, hint, children }: DropZoneProps) {
  const { over, handlers } = useFileDrop(onDrop, enabled);
  return (
    <div className="a-drop-zone" {...handlers}>
      {children}
      {over > 0 && (
        <div className="a-drop-zone__veil">
          <div className="a-drop-zone__words">
            <Icon icon={Upload} />
            <strong>{title(over)}</strong>
            <span>{hint}</span>
          </div>
        </div>
      )}
    </div>
  );
}

import { ChevronDown, ChevronUp, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import type { FieldFile } from '../file-field/field-file';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress-bar/progress-bar';
import { Status } from '../status/status';

export interface UploadTrayTexts {
  /** Accessible name ("Uploads"). */
  label: string;
  /** What the uploads do ("Uploading 2 of 4"), announced on change. */
  title: string;
  cancelAll: string;
  /** Closes the tray once every upload has ended. */
  close: string;
  collapse: string;
  expand: string;
  waiting: string;
  done: string;
  /** "62 %, 1,4 MB" */
  progress: (file: FieldFile) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
}

export interface UploadTrayProps {
  /** The uploads; `detail` of a failed one is the reason. */
  files: readonly FieldFile[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Cancels what runs and empties the tray. */
  onClose: () => void;
  texts: UploadTrayTexts;
}

const isRunning = ({ state }: FieldFile) => state === 'uploading' || state === 'waiting';

function UploadLine({
  file,
  onCancel,
  onRetry,
  texts,
}: { file: FieldFile } & Omit<UploadTrayProps, 'files' | 'onClose'>) {
  const { id, name, state, progress, detail } = file;
  if (state === 'uploading')
    return (
      <ProgressBar
        cancel={{ label: texts.cancel(name), onCancel: () => onCancel(id) }}
        label={name}
        text={texts.progress(file)}
        value={progress ?? 0}
      />
    );
  return (
    <div className="a-upload-tray__line">
      <span className="a-upload-tray__name">{name}</span>
      {state === 'waiting' && <span className="a-upload-tray__wait">{texts.waiting}</span>}
      {state === 'done' && <Status tone="success">{texts.done}</Status>}
      {state === 'failed' && (
        <IconButton icon={RotateCcw} label={texts.retry(name)} onClick={() => onRetry(id)} size="s" />
      )}
      {state !== 'done' && <IconButton icon={X} label={texts.cancel(name)} onClick={() => onCancel(id)} size="s" />}
      {state === 'failed' && <p className="a-upload-tray__reason">{detail}</p>}
    </div>
  );
}

/** Uploads that go on while the page is used: progress, result and reason of each. */
export function UploadTray({ files, onCancel, onRetry, onClose, texts }: UploadTrayProps) {
  const [folded, setFolded] = useState(false);
  const running = files.some(isRunning);
  return (
    <section aria-label={texts.label} className="a-upload-tray">
      <header className="a-upload-tray__head">
        <span className="a-upload-tray__title" role="status">
          {texts.title}
        </span>
        {running && (
          <Button onClick={onClose} size="s" variant="ghost">
            {texts.cancelAll}
          </Button>
        )}
        <IconButton
          aria-expanded={!folded}
          icon={folded ? ChevronUp : ChevronDown}
          label={folded ? texts.expand : texts.collapse}
          onClick={() => setFolded(!folded)}
          size="s"
        />
        {!running && <IconButton icon={X} label={texts.close} onClick={onClose} size="s" />}
      </header>
      {!folded && (
        <ul className="a-upload-tray__list">
          {files.map((file) => (
            <li key={file.id}>
              <UploadLine file={file} onCancel={onCancel} onRetry={onRetry} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

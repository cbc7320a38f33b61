import { Check, CircleAlert, FileText, RefreshCw, RotateCcw, Trash2, X } from 'lucide-react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import type { FieldFile, FileFieldTexts } from './field-file';

interface FileRowProps {
  file: FieldFile;
  texts: FileFieldTexts;
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  onRemove: (id: string) => void;
  /** Chooses another file instead; only in a single-file field. */
  onReplace: (() => void) | undefined;
}

/** The first button is the same element in every state, so that it keeps the focus. */
function FileActions({ file, texts, onCancel, onRetry, onRemove, onReplace }: FileRowProps) {
  const { id, name, state } = file;
  const remove = { icon: Trash2, label: texts.remove(name), onClick: () => onRemove(id) };
  const first = {
    waiting: onReplace && { icon: RefreshCw, label: texts.replace(name), onClick: onReplace },
    uploading: onCancel && { icon: X, label: texts.cancel(name), onClick: () => onCancel(id) },
    done: onReplace && { icon: RefreshCw, label: texts.replace(name), onClick: onReplace },
    failed: onRetry && { icon: RotateCcw, label: texts.retry(name), onClick: () => onRetry(id) },
  }[state];
  if (state === 'uploading') return first && <IconButton {...first} size="s" />;
  return (
    <>
      <IconButton {...(first ?? remove)} size="s" />
      {first && <IconButton {...remove} size="s" />}
    </>
  );
}

/** A file: name, size, progress or result, and actions. */
export function FileRow(props: FileRowProps) {
  const { file, texts } = props;
  const { name, size, state, progress = 0, detail, picture } = file;
  const percent = texts.percent(Math.floor(progress * 100));
  const facts = [state === 'uploading' && percent, size !== undefined && texts.size(size)].filter(Boolean).join(', ');
  return (
    <li className={`a-file a-file--${state}`}>
      {picture === undefined ? (
        <Icon className="a-file__icon" icon={FileText} />
      ) : (
        <img alt="" className="a-file__icon a-file__picture" src={picture} />
      )}
      <div className="a-file__words">
        <span className="a-file__name">{name}</span>
        <span className="a-file__state">
          {state === 'done' && <Icon icon={Check} size="s" />}
          {state === 'failed' && <Icon icon={CircleAlert} size="s" />}
          <span role="status">
            {texts[state]}
            {detail && <>: {detail}</>}
          </span>
        </span>
      </div>
      {facts !== '' && <span className="a-file__facts">{facts}</span>}
      <span className="a-file__actions">
        <FileActions {...props} />
      </span>
      {state === 'uploading' && (
        <progress
          aria-label={`${texts.uploading} ${name}`}
          aria-valuetext={facts}
          className="a-progress__bar a-file__progress"
          max={1}
          value={progress}
        />
      )}
    </li>
  );
}

import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { Icon } from '../icon/icon';
import type { FieldFile, FileFieldTexts } from './field-file';
import { FileRow } from './file-row';
import { validateFiles } from './validate-files';
import type { FileRejection, FileRules } from './validate-files';
import { useFileDrop } from './use-file-drop';

export interface FileFieldProps extends FieldTexts, FileRules {
  /** Chosen files and their states. The caller uploads them. At most one without `multiple`. */
  files: readonly FieldFile[];
  /** Called with chosen or dropped files that are allowed. Without `multiple`, the file replaces the previous one. */
  onChoose: (files: File[]) => void;
  onRemove: (id: string) => void;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  texts: FileFieldTexts;
  /** Id of the button. Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

function wordsOf({ name, reason }: FileRejection, texts: FileFieldTexts): string {
  if (reason === 'count') return texts.onlyOne;
  return reason === 'type' ? texts.wrongType(name) : texts.tooLarge(name);
}

/** Chooses files by button or drag and drop, and shows their upload progress. */
export function FileField(props: FileFieldProps) {
  const { files, onChoose, onRemove, onCancel, onRetry, accept, maxSize, multiple = false, texts } = props;
  const { id, name, disabled = false, error, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const removed = useRef<string>(undefined);
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);

  function addFiles(chosen: File[]) {
    const result = validateFiles(chosen, { accept, maxSize, multiple });
    setRejected(result.rejected);
    if (result.accepted.length > 0) onChoose(result.accepted);
  }

  const drop = useFileDrop(addFiles, !disabled);
  const openPicker = () => input.current?.click();

  // The pressed button disappears with its file, so the focus moves to the button that chooses files.
  useEffect(() => {
    if (removed.current === undefined || files.some((file) => file.id === removed.current)) return;
    removed.current = undefined;
    button.current?.focus();
  }, [files]);

  function leave(leaving: (id: string) => void) {
    return (fileId: string) => {
      removed.current = fileId;
      setRejected([]);
      leaving(fileId);
    };
  }

  const rejection = rejected.length > 0 && (
    <span role="alert">{rejected.map((one) => wordsOf(one, texts)).join(' ')}</span>
  );
  return (
    <Field {...field} error={rejection || error} id={id ?? name}>
      {(control) => (
        <div className="a-files" {...drop.handlers}>
          <input
            accept={accept}
            disabled={disabled}
            hidden
            multiple={multiple}
            onChange={({ target }) => {
              addFiles([...(target.files ?? [])]);
              target.value = '';
            }}
            ref={input}
            type="file"
          />
          {files.length > 0 && (
            <ul className="a-files__list">
              {files.map((file) => (
                <FileRow
                  file={file}
                  key={file.id}
                  onCancel={onCancel && leave(onCancel)}
                  onRemove={leave(onRemove)}
                  onReplace={multiple ? undefined : openPicker}
                  onRetry={onRetry}
                  texts={texts}
                />
              ))}
            </ul>
          )}
          {(multiple || files.length === 0 || drop.over > 0) && (
            <div
              className={classNames(
                'a-files__place',
                drop.over > 0 && 'a-files__place--over',
                disabled && 'a-files__place--disabled',
                control['aria-invalid'] && 'a-files__place--invalid',
              )}
            >
              <Icon icon={Upload} />
              <span className="a-files__drop">{drop.over > 0 ? texts.dropNow : texts.drop}</span>
              <Button
                aria-describedby={control['aria-describedby']}
                aria-disabled={disabled || undefined}
                aria-labelledby={`${control.id}-label ${control.id}-choose`}
                id={control.id}
                onClick={() => !disabled && openPicker()}
                ref={button}
                size="s"
              >
                <span id={`${control.id}-choose`}>{texts.choose}</span>
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

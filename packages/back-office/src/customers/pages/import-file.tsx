import { formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import { FileField, ProgressBar, VisuallyHidden } from '@atrium/ui-kit';
import { importMaximum } from '../api/import-customers';
import { customersMessages } from '../messages';

interface ImportFileProps {
  error: string | undefined;
  isChecking: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

const accept = '.xlsx,.csv';
const kilobyte = 1000;

/** The first step of an import: choosing the file, which is checked at once. */
export function ImportFile({ error, isChecking, onChoose, onRemove }: ImportFileProps) {
  const text = useTexts(customersMessages);
  return (
    <div className="import import--narrow">
      <FileField
        accept={accept}
        error={error}
        files={[]}
        hint={text('import.fileHint')}
        label={text('import.file')}
        maxSize={importMaximum}
        name="file"
        onRemove={onRemove}
        onChoose={([chosen]) => chosen && onChoose(chosen)}
        texts={{
          drop: text('fileField.drop'),
          dropNow: text('fileField.dropNow'),
          choose: text('fileField.choose'),
          wrongType: (name) => text('fileField.wrongType', { name, kinds: accept.replaceAll(',', ', ') }),
          tooLarge: (name) => text('fileField.tooLarge', { name }),
          onlyOne: text('fileField.onlyOne'),
          size: (bytes) => `${formatNumber(Math.ceil(bytes / kilobyte))} kB`,
          percent: (percent) => formatPercent(percent * 100),
          waiting: text('fileField.waiting'),
          uploading: text('fileField.uploading'),
          done: text('fileField.done'),
          failed: text('fileField.failed'),
          cancel: (name) => text('fileField.cancel', { name }),
          retry: (name) => text('fileField.retry', { name }),
          replace: (name) => text('fileField.replace', { name }),
          remove: (name) => text('fileField.remove', { name }),
        }}
      />
      <VisuallyHidden role="status">{isChecking && text('import.checking')}</VisuallyHidden>
      {isChecking && <ProgressBar label={text('import.checking')} text="" />}
    </div>
  );
}

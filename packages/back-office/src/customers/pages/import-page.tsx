import { saveFile } from '@atrium/api-client';
import { usePermission } from '@atrium/api-client/react';
import { formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import { Button, EmptyState, FileField, PageHeader, ProgressBar, VisuallyHidden } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { importMaximum } from '../api/import-customers';
import { customersMessages } from '../messages';
import { leftOutCsv } from '../model/left-out-csv';
import { ImportColumns } from './import-columns';
import { ImportRows } from './import-rows';
import { useImport } from './use-import';

const accept = '.xlsx,.csv';
const kilobyte = 1024;

/** Imports customers from a file. */
function Import() {
  const text = useTexts(customersMessages);
  const { checked, error, isChecking, share, check, change, chooseField, remove, start, cancel } = useImport();
  const size = (bytes: number) => `${formatNumber(Math.ceil(bytes / kilobyte))} KB`;
  const { file, check: found } = checked ?? {};
  const out = found === undefined ? 0 : found.refused + found.skipped;

  function download() {
    if (found === undefined) return;
    const headers = found.columns.map(({ header }) => header);
    const added = { row: text('import.row'), reason: text('import.reason') };
    saveFile({ name: text('import.leftOutFile'), blob: leftOutCsv(headers, found.left_out, added) });
  }

  return (
    <div className="import">
      <FileField
        accept={accept}
        error={error}
        files={file === undefined ? [] : [{ id: 'file', name: file.name, size: file.size, state: 'done' }]}
        hint={text('import.fileHint')}
        label={text('import.file')}
        maxSize={importMaximum}
        name="file"
        onChoose={([chosen]) => chosen && void check(chosen)}
        onRemove={remove}
        texts={{
          drop: text('fileField.drop'),
          dropNow: text('fileField.dropNow'),
          choose: text('fileField.choose'),
          wrongType: (name) => text('fileField.wrongType', { name, kinds: accept.replaceAll(',', ', ') }),
          tooLarge: (name) => text('fileField.tooLarge', { name }),
          onlyOne: text('fileField.onlyOne'),
          size,
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
      {found !== undefined && (
        <>
          <div className="import__parts">
            <ImportColumns check={found} onChange={change} onField={chooseField} />
            <ImportRows check={found} />
          </div>
          <div className="import__foot">
            {share === undefined ? (
              <>
                <span className="customer-hint">{text('import.staysOut', { count: out })}</span>
                {out > 0 && (
                  <Button icon={Download} onClick={download} variant="ghost">
                    {text('import.download')}
                  </Button>
                )}
                {found.ready > 0 && (
                  <Button busy={isChecking} onClick={() => void start()} variant="primary">
                    {text('import.run', { count: found.ready })}
                  </Button>
                )}
              </>
            ) : (
              <ProgressBar
                cancel={{ label: text('import.cancelRun'), onCancel: cancel }}
                label={text('import.running')}
                text={share < 1 ? formatPercent(share * 100) : ''}
                value={share < 1 ? share : undefined}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

export function ImportPage() {
  const text = useTexts(customersMessages);
  const backOffice = useTexts(backOfficeMessages);
  const permission = 'create/customers';
  const canCreate = usePermission(permission);
  return (
    <>
      <PageHeader back={{ href: paths.customers.href(), label: text('table') }} title={text('import.title')} />
      {canCreate ? (
        <Import />
      ) : (
        <EmptyState title={backOffice('forbidden.title')}>{backOffice('forbidden.text', { permission })}</EmptyState>
      )}
    </>
  );
}

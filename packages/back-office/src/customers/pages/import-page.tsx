import { usePermission } from '@atrium/api-client/react';
import { formatNumber, useTexts } from '@atrium/i18n';
import { HorizontalStepper, PageHeader } from '@atrium/ui-kit';
import { NoPermission } from '../../components/no-permission';
import { paths } from '../../paths';
import { customersMessages } from '../messages';
import { ImportBar } from './import-bar';
import { ImportColumns } from './import-columns';
import { ImportFile } from './import-file';
import { ImportProgressCard } from './import-progress';
import { ImportRows } from './import-rows';
import { useImport } from './use-import';
import type { CheckedFile } from './use-import-run';

const kilobyte = 1000;
const steps = ['file', 'rows', 'import'] as const;

/** The file, its sheet and its size, below the title. */
function ImportSubtitle({ checked: { file, check } }: { checked: CheckedFile }) {
  const text = useTexts(customersMessages);
  const size = `${formatNumber(Math.ceil(file.size / kilobyte))} kB`;
  return (
    <span className="customer-status">
      <span>{file.name}</span>
      {check.sheet !== null && <span>{text('import.sheet', { name: check.sheet })}</span>}
      <span className="import__size">{text('import.size', { count: check.rows, size })}</span>
    </span>
  );
}

/** Imports customers from a file: the file is chosen, its columns and rows are checked, the ready rows are written. */
function Import() {
  const text = useTexts(customersMessages);
  const state = useImport();
  const { checked, progress } = state;
  const step = checked === undefined ? 'file' : progress === undefined ? 'rows' : 'import';
  return (
    <>
      <PageHeader
        actions={
          <HorizontalStepper
            current={step}
            doneText={text('import.stepDone')}
            label={text('import.stepsLabel')}
            steps={steps.map((id) => ({ id, label: text(`import.steps.${id}`) }))}
          />
        }
        back={{ href: paths.customers.href(), label: text('table') }}
        status={checked && <ImportSubtitle checked={checked} />}
        title={text('import.title')}
      />
      {checked === undefined ? (
        <ImportFile
          error={state.error}
          isChecking={state.isChecking}
          onChoose={(file) => void state.choose(file)}
          onRemove={state.remove}
        />
      ) : progress === undefined ? (
        <>
          <div className="import">
            <ImportColumns check={checked.check} error={state.error} known={checked.reading.known} state={state} />
            <ImportRows check={checked.check} />
          </div>
          <ImportBar check={checked.check} state={state} />
        </>
      ) : (
        <ImportProgressCard onCancel={state.cancel} progress={progress} />
      )}
    </>
  );
}

export function ImportPage() {
  const text = useTexts(customersMessages);
  const permission = 'create/customers';
  if (usePermission(permission)) return <Import />;
  return (
    <>
      <PageHeader back={{ href: paths.customers.href(), label: text('table') }} title={text('import.title')} />
      <NoPermission permission={permission} />
    </>
  );
}

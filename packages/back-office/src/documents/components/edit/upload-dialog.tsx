import type { DocumentDetails } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog } from '@atrium/ui-kit';
import { documentEditingMessages } from './messages';
import type { UploadProblem } from './upload-problem';
import { useVersionFile } from './use-version-file';
import { VersionFileField } from './version-file-field';

interface UploadDialogProps {
  document: DocumentDetails;
  onClose: () => void;
}

/** Makes a file that was edited or signed elsewhere the next version of a document. */
export function UploadDialog({ document, onClose }: UploadDialogProps) {
  const text = useTexts(documentEditingMessages);
  const common = useCommonTexts();
  const chosen = useVersionFile(document, onClose);
  const { problem } = chosen;
  const isUnsigned = problem?.kind === 'unsigned';
  return (
    <FormDialog
      busy={chosen.isSending}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={text('upload.intro', { number: document.current_version + 1, title: document.title })}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          chosen.send();
        },
      }}
      onClose={onClose}
      open
      submitLabel={text(isUnsigned ? 'upload.keep' : 'upload.submit')}
      title={text('upload.title')}
    >
      {problem !== undefined && problem.kind !== 'file' && (
        <ProblemBanner number={document.current_version} problem={problem} />
      )}
      <VersionFileField chosen={chosen} />
    </FormDialog>
  );
}

interface ProblemBannerProps {
  problem: Exclude<UploadProblem, { kind: 'file' }>;
  /** Number of the current version. */
  number: number;
}

function ProblemBanner({ problem, number }: ProblemBannerProps) {
  const text = useTexts(documentEditingMessages);
  const common = useCommonTexts();
  if (problem.kind === 'unsigned')
    return (
      <Banner role="alert" title={text('upload.unsigned', { number })} tone="warning">
        {text('upload.unsignedText', { reason: text(`reason.${problem.reason}`) })}
      </Banner>
    );
  if (problem.kind === 'stale')
    return (
      <Banner role="alert" title={text('upload.stale')} tone="warning">
        {text('upload.staleText', { number })}
      </Banner>
    );
  return (
    <Banner role="alert" title={text('upload.notSaved')} tone="danger">
      {problem.kind === 'unreachable' ? common('failure.network') : problem.message}
    </Banner>
  );
}

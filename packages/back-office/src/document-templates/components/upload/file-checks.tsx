import type { TemplateFile, TemplateRefusal } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { StepList, type WorkStep, type WorkStepState } from '@atrium/ui-kit';
import { documentTemplatesMessages } from '../../messages';
import type { TemplateUpload } from './use-template-upload';
import { checks, stateOf } from './upload-checks';

/** The checks of a file in their order: done, running, failed, or not reached. */
export function FileChecks({ upload }: { upload: TemplateUpload }) {
  const text = useTexts(documentTemplatesMessages);
  if (upload.kind === 'failed') return null;

  const details = ({ pages, content: { tags, tables } }: TemplateFile): Record<TemplateRefusal['check'], string> => ({
    safe: text('checks.noMacros'),
    tags: text('checks.found', { count: tags.length }),
    merge: tables.length === 0 ? text('checks.noItems') : text('checks.rows'),
    pages: text('pages', { count: pages }),
  });
  const detailOf = (check: TemplateRefusal['check'], state: WorkStepState) => {
    if (upload.kind === 'passed') return details(upload.stored)[check];
    return upload.kind === 'refused' && state === 'waiting' ? text('checks.notReached') : undefined;
  };
  const steps = checks.map((check): WorkStep => {
    const state = stateOf(check, upload);
    return {
      id: check,
      label: text(`checks.${check}`),
      state,
      stateText: text(`checks.state.${state}`),
      detail: detailOf(check, state),
    };
  });
  return <StepList label={text('checks.label')} steps={steps} />;
}

import type { TemplateRefusal } from '@atrium/api-client/contract';
import type { WorkStepState } from '@atrium/ui-kit';
import type { TemplateUpload } from './use-template-upload';

/** The checks of an uploaded template, in their order. */
export const checks = ['safe', 'tags', 'merge', 'pages'] as const;

/** How far a check is. */
export function stateOf(check: TemplateRefusal['check'], upload: TemplateUpload): WorkStepState {
  if (upload.kind === 'passed') return 'done';
  if (upload.kind !== 'refused') return upload.kind === 'sending' && upload.share === 1 ? 'running' : 'waiting';
  const failed = checks.indexOf(upload.refusal.check);
  const at = checks.indexOf(check);
  if (at === failed) return 'failed';
  return at < failed ? 'done' : 'waiting';
}

import type { TemplateFinding, TemplateRefusal } from '@atrium/api-client/contract';
import { DomainError, type FieldMessage, InvalidInput } from '../../../platform';

/** A 422 on `file`. `findings` say what needs a correction, and where. */
export const refuse = (
  check: TemplateRefusal['check'],
  message: FieldMessage,
  findings: readonly TemplateFinding[] = [],
): InvalidInput =>
  new InvalidInput({ file: [message] }, 'invalid_input', { check, findings } satisfies TemplateRefusal);

/** The error of a merge; a 422 on `file` if the file is too costly or unreadable. */
export function explainMerge(error: unknown, check: TemplateRefusal['check']): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === 'document_too_costly') return refuse(check, 'file_too_costly');
  return error.code === 'document_unreadable' ? refuse(check, 'file_content') : error;
}

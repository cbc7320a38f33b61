import {
  MissingCloseDelimiterError,
  MissingStartDelimiterError,
  TagOptionsParseError,
  UnclosedTagError,
  UnopenedTagError,
} from 'easy-template-x';
import type { TagProblem } from './merge-values.ts';

/** What an error of the merge says about the file; null for other errors. */
export function readProblem(error: unknown): TagProblem | null {
  if (error instanceof UnclosedTagError) return { reason: 'not_closed', near: error.tagRawText };
  if (error instanceof UnopenedTagError) return { reason: 'not_opened', near: error.tagRawText };
  if (error instanceof MissingCloseDelimiterError) return { reason: 'brace_missing', near: error.openDelimiterText };
  if (error instanceof MissingStartDelimiterError) return { reason: 'brace_missing', near: error.closeDelimiterText };
  if (error instanceof TagOptionsParseError) return { reason: 'options', near: error.tagRawText };
  return null;
}

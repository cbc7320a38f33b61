import type { OperationKind, OperationState } from '@atrium/api-client/contract';

/**
 * In which states Cancel undoes an operation: the making of a company CRM at any time, a change of one that lives where
 * it waits for a person. Closing cannot be undone, so it always finishes once it has begun.
 */
export const cancellableIn: Readonly<Record<OperationKind, readonly OperationState[]>> = {
  create: ['queued', 'running', 'failed'],
  update: ['failed'],
  activate: ['failed'],
  deactivate: ['failed'],
  close: [],
};

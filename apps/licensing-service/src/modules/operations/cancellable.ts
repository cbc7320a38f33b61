import type { OperationKind, OperationState } from '@atrium/api-client/contract';

/**
 * In which states Cancel undoes an operation: the making of a company CRM at any time, a change of one that lives where
 * it waits for somebody. Closing takes away what nobody can bring back, and is finished once it has begun.
 */
export const cancellableIn: Readonly<Record<OperationKind, readonly OperationState[]>> = {
  create: ['queued', 'running', 'failed'],
  update: ['failed'],
  activate: ['failed'],
  deactivate: ['failed'],
  close: [],
};

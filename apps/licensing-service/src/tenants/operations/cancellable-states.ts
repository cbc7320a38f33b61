import type { OperationKind, OperationState } from '@atrium/api-client/contract';

/**
 * States in which an operation can be cancelled. Creation can be cancelled at any time, changes of a live company CRM
 * only after they failed. Closing cannot be undone, so it always runs to its end.
 */
export const cancellableStates: Readonly<Record<OperationKind, readonly OperationState[]>> = {
  create: ['queued', 'running', 'failed'],
  update: ['failed'],
  activate: ['failed'],
  deactivate: ['failed'],
  close: [],
};

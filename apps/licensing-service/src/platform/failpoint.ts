/** Positions in a step or its rollback at which a test can kill the process. */
export type FailpointPosition =
  | 'before'
  | 'after-effect'
  | 'after-commit'
  | 'before-undo'
  | 'after-undo'
  | 'after-undo-commit';

/**
 * Called at every position of every step of provisioning and of every idempotent request, named by its endpoint, and
 * around storing files, saving edits and sending e-mails.
 */
export type Failpoint = (step: string, position: FailpointPosition) => void;

export const noFailpoint: Failpoint = () => undefined;

/** Kills the process with SIGKILL at `step:position`, to test crash recovery. */
export function killAt(target: string): Failpoint {
  return (step, position) => {
    if (`${step}:${position}` === target) process.kill(process.pid, 'SIGKILL');
  };
}

/** Where in a step, or in taking it back, the process may be made to die. */
export type FailpointPosition =
  | 'before'
  | 'after-effect'
  | 'after-commit'
  | 'before-undo'
  | 'after-undo'
  | 'after-undo-commit';

/** Called at every position of every step; what it does there is the part's own business. */
export type Failpoint = (step: string, position: FailpointPosition) => void;

export const noFailpoint: Failpoint = () => undefined;

/** Dies the hard way at `step:position`, to show that what follows a crash is right. */
export function killAt(target: string): Failpoint {
  return (step, position) => {
    if (`${step}:${position}` === target) process.kill(process.pid, 'SIGKILL');
  };
}

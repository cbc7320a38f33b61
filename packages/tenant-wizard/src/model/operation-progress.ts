import type { Operation, OperationStep } from '@atrium/api-client/contract';

export function doneSteps({ steps }: Pick<Operation, 'steps'>): number {
  return steps.filter(({ state }) => state === 'done').length;
}

function secondsBetween(from: string, to: number): number {
  return Math.max(0, Math.floor((to - Date.parse(from)) / 1000));
}

/** Whole seconds a step took, or has taken so far at `now` of the service's clock; undefined before it began. */
export function stepSeconds({ started_at, ended_at }: OperationStep, now: number): number | undefined {
  if (started_at === null) return undefined;
  return secondsBetween(started_at, ended_at === null ? now : Date.parse(ended_at));
}

/** What the whole work usually takes; undefined while any part of it is unknown. */
export function usualSeconds({ steps }: Pick<Operation, 'steps'>): number | undefined {
  let sum = 0;
  for (const { usual_seconds } of steps) {
    if (usual_seconds === null) return undefined;
    sum += usual_seconds;
  }
  return steps.length === 0 ? undefined : Math.max(1, sum);
}

const patience = 3;
const leastPatience = 30;

/** Running for more than three times the usual duration. Work of a few seconds is not called late before half a minute. */
export function isLate(operation: Pick<Operation, 'steps' | 'started_at'>, now: number): boolean {
  const usual = usualSeconds(operation);
  if (usual === undefined || operation.started_at === null) return false;
  return secondsBetween(operation.started_at, now) > Math.max(patience * usual, leastPatience);
}

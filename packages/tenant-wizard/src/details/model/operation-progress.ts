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

const patience = 3;
const leastPatience = 30;

/** Running for more than three times the usual duration. Work of a few seconds is not called late before half a minute. */
export function isLate(
  { usual_seconds: usual, created_at }: Pick<Operation, 'usual_seconds' | 'created_at'>,
  now: number,
): boolean {
  if (usual === null) return false;
  return secondsBetween(created_at, now) > Math.max(patience * usual, leastPatience);
}

/** Whole seconds that are usually left; undefined while that is unknown, and once the usual time is over. */
export function secondsLeft(
  { usual_seconds: usual, created_at }: Pick<Operation, 'usual_seconds' | 'created_at'>,
  now: number,
): number | undefined {
  if (usual === null) return undefined;
  const left = usual - secondsBetween(created_at, now);
  return left < 1 ? undefined : left;
}

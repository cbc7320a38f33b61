import type { Operation, OperationStep } from '@atrium/api-client/contract';

export function doneSteps({ steps }: Pick<Operation, 'steps'>): number {
  return steps.filter(({ state }) => state === 'done').length;
}

function secondsBetween(from: string, to: number): number {
  return Math.max(0, Math.floor((to - Date.parse(from)) / 1000));
}

/** Duration of a step in whole seconds, up to `now` of the server clock; undefined before it starts. */
export function stepSeconds({ started_at, ended_at }: OperationStep, now: number): number | undefined {
  if (started_at === null) return undefined;
  return secondsBetween(started_at, ended_at === null ? now : Date.parse(ended_at));
}

const lateFactor = 3;
const minLateSeconds = 30;

/** Running for over three times the usual duration, and for at least 30 seconds. */
export function isLate(
  { usual_seconds: usual, created_at }: Pick<Operation, 'usual_seconds' | 'created_at'>,
  now: number,
): boolean {
  if (usual === null) return false;
  return secondsBetween(created_at, now) > Math.max(lateFactor * usual, minLateSeconds);
}

/** Whole seconds usually left; undefined while unknown or after the usual duration. */
export function secondsLeft(
  { usual_seconds: usual, created_at }: Pick<Operation, 'usual_seconds' | 'created_at'>,
  now: number,
): number | undefined {
  if (usual === null) return undefined;
  const left = usual - secondsBetween(created_at, now);
  return left < 1 ? undefined : left;
}

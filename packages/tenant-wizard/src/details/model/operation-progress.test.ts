import type { Operation, OperationStep } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { doneSteps, isLate, secondsLeft, stepSeconds } from './operation-progress';

const start = '2026-11-21T09:39:00.000Z';
const at = (seconds: number) => Date.parse(start) + seconds * 1000;

function step(change: Partial<OperationStep>): OperationStep {
  return {
    name: 'any',
    state: 'waiting',
    started_at: null,
    ended_at: null,
    usual_seconds: null,
    cause: null,
    ...change,
  };
}

function operation(change: Partial<Operation>): Operation {
  return {
    id: 'a',
    tenant_id: 't',
    kind: 'create',
    state: 'running',
    seq: 1,
    reference: 'AT-7F3K-92QD',
    steps: [],
    message: null,
    created_at: start,
    started_at: start,
    ended_at: null,
    usual_seconds: null,
    now: start,
    ...change,
  };
}

describe('stepSeconds', () => {
  it('returns the time between start and end', () => {
    expect(stepSeconds(step({ started_at: start, ended_at: '2026-11-21T09:39:41.900Z' }), at(99))).toBe(41);
  });

  it('counts while the step runs, and never below zero', () => {
    expect(stepSeconds(step({ started_at: start }), at(72))).toBe(72);
    expect(stepSeconds(step({ started_at: start }), at(-5))).toBe(0);
  });

  it('is undefined before the step starts', () => {
    expect(stepSeconds(step({}), at(1))).toBeUndefined();
  });
});

describe('progress of an operation', () => {
  it('is late after three times its usual duration', () => {
    expect(isLate(operation({ usual_seconds: 30 }), at(90))).toBe(false);
    expect(isLate(operation({ usual_seconds: 30 }), at(91))).toBe(true);
  });

  it('is not late within 30 seconds, nor while the usual duration is unknown', () => {
    expect(isLate(operation({ usual_seconds: 1 }), at(30))).toBe(false);
    expect(isLate(operation({ usual_seconds: 1 }), at(31))).toBe(true);
    expect(isLate(operation({}), at(9999))).toBe(false);
  });

  it('has the rest of its usual duration left, and nothing beyond it', () => {
    expect(secondsLeft(operation({ usual_seconds: 30 }), at(12))).toBe(18);
    expect(secondsLeft(operation({ usual_seconds: 30 }), at(30))).toBeUndefined();
    expect(secondsLeft(operation({}), at(1))).toBeUndefined();
  });

  it('counts completed steps', () => {
    expect(doneSteps(operation({ steps: [step({ state: 'done' }), step({ state: 'running' })] }))).toBe(1);
  });
});

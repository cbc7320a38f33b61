import type { OperationKind } from '@atrium/api-client/contract';
import {
  asService,
  type Clock,
  type Database,
  describeError,
  type Failpoint,
  type Log,
  type Transaction,
} from '../../platform';
import {
  advance,
  assertClaim,
  startStep,
  claimOperation,
  endStep,
  findOperation,
  Superseded,
  type OperationRow,
  type StepRow,
} from './operation.repository';
import { StepFailed, type Plan, type Step, type StepContext } from './plan';

/** A step fails after this many starts without finishing. */
const maximumTries = 8;

export interface EngineDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly failpoint: Failpoint;
  /** Publishes the changed operation; called after each commit. */
  readonly publish: (operationId: string) => Promise<void>;
  /** Called in the transaction in which an operation succeeds, or fails and waits for a user. */
  readonly onEnded: (
    tx: Transaction,
    operation: OperationRow,
    outcome: 'succeeded' | 'failed',
    at: Date,
  ) => Promise<void>;
}

export interface Engine {
  /** Resumes an operation after its last committed step, or undoes it if it is `cancelling`. */
  run(operationId: string): Promise<void>;
}

/** Runs the steps of operations. Each step commits separately, fenced by this worker's attempt number. */
export function createEngine(dependencies: EngineDependencies, plans: Readonly<Record<OperationKind, Plan>>): Engine {
  const { database, clock, publish } = dependencies;

  async function commit(claim: OperationRow, write: (tx: Transaction) => Promise<void>): Promise<void> {
    await asService(database, 'job', write);
    await publish(claim.id);
  }

  function contextOf(claim: OperationRow, step: Step, direction: 'run' | 'undo' = 'run'): StepContext {
    const { id, tenantId, reference, createdBy } = claim;
    return {
      operation: { id, tenantId, reference, createdBy },
      database,
      clock,
      key: direction === 'run' ? `${id}:${step.name}` : `${id}:${step.name}:undo`,
      assertLease: (tx) => assertClaim(tx, claim),
    };
  }

  async function fail(claim: OperationRow, plan: Plan, step: Step, cause: StepFailed['reason']): Promise<void> {
    await commit(claim, async (tx) => {
      const now = clock();
      await advance(tx, claim, { state: 'failed' });
      await endStep(tx, claim.id, step.name, { state: 'failed', endedAt: now, cause });
      await plan.onFailed?.(tx, claim, now);
      await dependencies.onEnded(tx, claim, 'failed', now);
    });
  }

  /** Returns whether the operation can continue. */
  async function runStep(claim: OperationRow, plan: Plan, step: Step): Promise<boolean> {
    const context = contextOf(claim, step);
    let tries = 0;
    await commit(claim, async (tx) => {
      await advance(tx, claim);
      tries = await startStep(tx, claim.id, step.name, clock());
    });
    try {
      if (tries > maximumTries) throw new StepFailed('gave_up');
      dependencies.failpoint(step.name, 'before');
      const cause = (await step.run?.(context)) ?? null;
      dependencies.failpoint(step.name, 'after-effect');
      await commit(claim, async (tx) => {
        await advance(tx, claim);
        await step.commit?.(tx, context);
        await endStep(tx, claim.id, step.name, { state: 'done', endedAt: clock(), cause });
      });
      dependencies.failpoint(step.name, 'after-commit');
      return true;
    } catch (error) {
      if (error instanceof Superseded) throw error;
      dependencies.log.warn({
        event: 'operation.step_failed',
        operation_id: claim.id,
        step: step.name,
        tries,
        ...describeError(error),
      });
      if (error instanceof StepFailed) await fail(claim, plan, step, error.reason);
      else if (tries >= maximumTries) await fail(claim, plan, step, 'gave_up');
      else throw error;
      return false;
    }
  }

  async function runSteps(claim: OperationRow, plan: Plan, records: readonly StepRow[]): Promise<void> {
    const unfinishedSteps = new Set(records.filter((record) => record.state !== 'done').map((record) => record.name));
    for (const step of plan.steps) {
      if (unfinishedSteps.has(step.name) && !(await runStep(claim, plan, step))) return;
    }
    await commit(claim, async (tx) => {
      const now = clock();
      await advance(tx, claim, { state: 'succeeded', endedAt: now });
      await dependencies.onEnded(tx, claim, 'succeeded', now);
    });
  }

  async function undo(claim: OperationRow, plan: Plan, records: readonly StepRow[]): Promise<void> {
    const startedSteps = new Set(
      records.filter((record) => ['done', 'running', 'failed'].includes(record.state)).map((record) => record.name),
    );
    for (const step of plan.steps.toReversed()) {
      if (!startedSteps.has(step.name)) continue;
      dependencies.failpoint(step.name, 'before-undo');
      await step.undo?.(contextOf(claim, step, 'undo'));
      dependencies.failpoint(step.name, 'after-undo');
      await commit(claim, async (tx) => {
        await advance(tx, claim);
        await endStep(tx, claim.id, step.name, { state: 'undone', endedAt: clock() });
      });
      dependencies.failpoint(step.name, 'after-undo-commit');
    }
    await commit(claim, async (tx) => {
      const now = clock();
      await advance(tx, claim, { state: 'cancelled', endedAt: now });
      await plan.onCancelled?.(tx, claim, now);
    });
  }

  return {
    async run(operationId) {
      const claim = await asService(database, 'job', (tx) => claimOperation(tx, operationId, clock()));
      if (claim === null) return;
      await publish(claim.id);
      const steps = (await findOperation(database, claim.id))?.steps ?? [];
      const work = claim.state === 'cancelling' ? undo : runSteps;
      try {
        await work(claim, plans[claim.kind], steps);
      } catch (error) {
        if (!(error instanceof Superseded)) throw error;
      }
    },
  };
}

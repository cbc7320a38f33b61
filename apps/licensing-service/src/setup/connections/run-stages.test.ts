import { expect, it } from 'vitest';
import { runStages } from './run-stages';

const cancelled = new AbortController().signal;

it('reports zero seconds for an instant stage', async () => {
  const probe = async (run: Parameters<Parameters<typeof runStages>[0]['probe']>[0]) => {
    await run('name', async () => undefined);
    await run('tcp', async () => undefined);
  };
  const stages = await runStages({ stages: ['name', 'tcp'], probe, cancelled });
  expect(stages.map(({ state, seconds }) => [state, seconds])).toEqual([
    ['passed', 0],
    ['passed', 0],
  ]);
});

it('limits a silent stage to the time left since the test started', async () => {
  const startedAt = performance.now();
  const silent = () => new Promise<never>(() => undefined);
  const [stage] = await runStages({
    stages: ['tls'],
    probe: (run) => run('tls', silent),
    cancelled,
    atMost: 60_000,
    since: startedAt - 60_000,
  });
  expect(stage).toMatchObject({ state: 'failed', reason: 'no_answer', seconds: 0 });
});

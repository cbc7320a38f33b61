import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createVitest } from 'vitest/node';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('runs every test project on all cores', async () => {
  const vitest = await createVitest({ root, run: true, watch: false, config: `${root}/vitest.config.ts` });
  const workers = vitest.projects.map(({ name, config }) => [name, config.maxWorkers]);
  await vitest.close();
  expect(workers.length).toBeGreaterThan(10);
  expect(workers.filter(([, count]) => Number(count) < availableParallelism())).toEqual([]);
}, 180_000);

it('runs files of one environment in sequence', async () => {
  const vitest = await createVitest({
    root,
    run: true,
    watch: false,
    project: ['api-client'],
    config: `${root}/vitest.config.ts`,
  });
  const { sequencer: Sequencer } = vitest.config.sequence;
  const sorted = await new Sequencer(vitest).sort(await vitest.globTestSpecifications());
  await vitest.close();
  const isNode = sorted.map(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('@vitest-environment node'));
  const changes = isNode.filter((own, index) => index > 0 && own !== isNode[index - 1]);
  expect(new Set(isNode).size).toBe(2);
  expect(changes).toHaveLength(1);
}, 180_000);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '@atrium/vitest-config/billing-scenario';
import { recordHistory } from './testing/billing-history/record-history';

const folder = join(import.meta.dirname, '../../../prove/billing');
const part = process.env['BILLING_PART'] ?? 'A';

const scenarios = readdirSync(join(folder, 'scenarios'))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, 'scenarios', name), 'utf8')) as Scenario[])
  .filter((scenario) => scenario.part === part);

describe(`billing histories, part ${part}`, { timeout: 300_000 }, () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (name, scenario) => {
    await expect(await recordHistory(scenario)).toMatchFileSnapshot(join(folder, 'recordings', part, `${name}.txt`));
  });
});

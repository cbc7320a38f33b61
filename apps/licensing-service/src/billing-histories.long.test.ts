import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '@atrium/vitest-config/billing-scenario';
import type { Figures } from '@atrium/vitest-config/billing-scenario';
import { playHistory } from './testing/billing-history/record-history';

const folder = join(import.meta.dirname, '../../../prove/billing');
const part = process.env['BILLING_PART'] ?? 'A';

/** The bookkeeper's figures by history, written by `npm run prove -- billing`; null to compare the recording alone. */
const figuresFile = process.env['BILLING_FIGURES'];
const expected =
  figuresFile === undefined ? null : (JSON.parse(readFileSync(figuresFile, 'utf8')) as Record<string, Figures>);

const scenarios = readdirSync(join(folder, 'scenarios'))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, 'scenarios', name), 'utf8')) as Scenario[])
  .filter((scenario) => scenario.part === part);

describe(`billing histories, part ${part}`, { timeout: 300_000 }, () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (name, scenario) => {
    const { recording, figures } = await playHistory(scenario);
    if (expected !== null) expect.soft(figures).toEqual(expected[name]);
    await expect(recording).toMatchFileSnapshot(join(folder, 'recordings', part, `${name}.txt`));
  });
});

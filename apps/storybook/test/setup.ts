import '@atrium/vitest-config/no-debugger-tasks';
import '@atrium/vitest-config/no-owner-stacks';
import { afterEach, inject } from 'vitest';
import { commands } from 'vitest/browser';
import type { Appearance } from './appearances';
import { findInvisibleInForcedColours } from './find-invisible-in-forced-colours';
import { findMotion } from './find-motion';
import { findViolations, rulesOfAppearance } from './find-violations';
import type { AxeParameter } from './find-violations';
import { applyAppearance } from './apply-appearance';

declare module 'vitest' {
  interface ProvidedContext {
    appearances: readonly Appearance[];
    /** Checks every rule in each appearance, not only those that depend on it. */
    everyRule: boolean;
  }
  interface TestContext {
    /** The current story, set by Storybook's addon. */
    story?: { readonly parameters: { readonly a11y?: AxeParameter } };
  }
}

function expectNothing(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error([what, ...found].join('\n'));
}

async function expectNoViolations(a11y: AxeParameter): Promise<void> {
  const options = { ...a11y.options, ...(inject('everyRule') ? {} : { runOnly: [...rulesOfAppearance] }) };
  for (const appearance of inject('appearances')) {
    await applyAppearance(appearance);
    expectNothing(await findViolations({ ...a11y, options }), `axe in ${appearance.theme}, ${appearance.locale}`);
  }
}

const screens = /\/packages\/(?!ui-kit\/)|\/apps\/portal\//;
const checkedScreens = new Set<string>();

/** Whether to run all checks below: for each story of the kit and the first story of each screen file, or for all. */
function needsFullCheck({ filepath }: { filepath: string }): boolean {
  if (inject('everyRule') || !screens.test(filepath)) return true;
  return checkedScreens.size < checkedScreens.add(filepath).size;
}

/** Drops axe's report of some 50 kB per story, which would be sent to Vitest. */
function dropReports({ meta }: { meta: object }): void {
  Reflect.deleteProperty(meta, 'reports');
}

/** A story stays on the page until the next one, so further checks run here. */
afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return;
  dropReports(task);
  if (!needsFullCheck(task.file)) return;
  const { a11y = {} } = story.parameters;
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  try {
    expectNothing(findMotion(), 'motion while motion is reduced');
    if (a11y.disable !== true && a11y.test !== 'off') await expectNoViolations(a11y);
    await commands.emulateMedia({ forcedColors: 'active' });
    expectNothing(await findInvisibleInForcedColours(), 'lost in forced colours');
  } finally {
    await commands.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
  }
});

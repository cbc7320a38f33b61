import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { axeOptions, describeViolation } from '../test/find-violations';
import { parametersOfStory } from './open-story';

const engine = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Violations that axe finds on the current story by the story's rules, or by some of them, as text. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { a11y = {} } = await parametersOfStory(page);
  if (a11y.disable === true || a11y.test === 'off') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: engine });
  const options = axeOptions({ ...a11y, options: { ...a11y.options, ...(rules && { runOnly: [...rules] }) } });
  const violations = await page.evaluate(
    async ({ config, options }) => {
      const { axe, __STORYBOOK_PREVIEW__: preview } = window as Window & { axe?: typeof axeCore };
      if (axe === undefined) throw new Error('axe did not load');
      axe.reset();
      axe.configure(config);
      const context = preview?.currentRender?.story?.parameters.a11y?.context ?? {};
      const results = await axe.run({ include: document.body, ...context }, options);
      return results.violations;
    },
    { config: a11y.config ?? {}, options },
  );
  return violations.map(describeViolation);
}

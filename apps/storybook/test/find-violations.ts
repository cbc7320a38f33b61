import axe from 'axe-core';
import type { Result, RunOptions, Spec } from 'axe-core';

/** The story's parameter `a11y`, the same one that Storybook's addon reads. */
export interface AxeParameter {
  readonly disable?: boolean;
  readonly test?: string;
  readonly config?: Spec;
  readonly options?: RunOptions;
}

function describe({ id, help, nodes }: Result): string {
  const where = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`);
  return [`${id}: ${help}`, ...where].join('\n');
}

/** What axe finds on the page as it is, by the rules of the story; in words. */
export async function findViolations({ config = {}, options = {} }: AxeParameter): Promise<string[]> {
  const off = (config.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  axe.reset();
  axe.configure(config);
  const { violations } = await axe.run(document.body, {
    ...options,
    rules: { ...options.rules, ...Object.fromEntries(off) },
    resultTypes: ['violations'],
  });
  return violations.map(describe);
}

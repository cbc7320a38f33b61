import axe from 'axe-core';
import type { ContextObject, Result, RunOptions, Spec } from 'axe-core';

/** The story's `a11y` parameter, which Storybook's addon reads too. */
export interface AxeParameter {
  readonly disable?: boolean;
  readonly test?: string;
  readonly config?: Spec;
  readonly options?: RunOptions;
  readonly context?: Pick<ContextObject, 'exclude'>;
}

/** Rules that depend on theme or language. The others were checked when the story rendered. */
export const rulesOfAppearance: readonly string[] = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'color-contrast',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'landmark-unique',
  'link-in-text-block',
  'link-name',
  'role-img-alt',
  'select-name',
  'svg-img-alt',
  'valid-lang',
];

/** Describes a violation as text. */
export function describeViolation({ id, help, nodes }: Result): string {
  const where = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`);
  return [`${id}: ${help}`, ...where].join('\n');
}

/** Axe options for a story's parameter, without its disabled rules. */
export function axeOptions({ config = {}, options = {} }: AxeParameter): RunOptions {
  const off = (config.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  return {
    ...options,
    rules: { ...options.rules, ...Object.fromEntries(off) },
    resultTypes: ['violations'],
    preload: false,
  };
}

/** Violations that axe finds on the page by the story's rules, as text. */
export async function findViolations(parameter: AxeParameter): Promise<string[]> {
  const { config = {}, context = {} } = parameter;
  axe.reset();
  axe.configure(config);
  const { violations } = await axe.run({ include: document.body, ...context }, axeOptions(parameter));
  return violations.map(describeViolation);
}

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokensFile, toDesignTokens } from './design-tokens';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const exported = (theme: string) =>
  readFileSync(new URL(`../../design-tokens/atrium.${theme}.tokens.json`, import.meta.url), 'utf8');

test.each(['light', 'dark'] as const)('the exported %s tokens agree with tokens.css', (theme) => {
  expect(exported(theme), 'run pnpm --filter @atrium/ui-kit run tokens').toBe(designTokensFile(css, theme));
});

test('exports every token that the format has a type for', () => {
  const written = [...css.split('@media')[0]!.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name);
  const names = Object.values(toDesignTokens(css, 'light')).flatMap((group) => Object.keys(group));
  expect(written.filter((name) => !names.includes(name!))).toEqual(['radius-arch', 'figures']);
});

test('each kind of token has the value of its theme', () => {
  const dark = toDesignTokens(css, 'dark');
  expect(dark['accent']?.['accent']).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.4549, 0.7882, 0.7804], alpha: 1, hex: '#74c9c7' },
  });
  expect(dark['surfaces']?.['scrim']?.$value).toMatchObject({ alpha: 0.5, hex: '#000000' });
  expect(dark['space']?.['space-4']).toMatchObject({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
  expect(dark['type']?.['text-m']).toMatchObject({ $type: 'dimension', $value: { value: 0.875, unit: 'rem' } });
  expect(dark['type']?.['tracking-tight']).toMatchObject({ $type: 'number', $value: -0.015 });
  expect(dark['motion']?.['base']).toMatchObject({ $type: 'duration', $value: { value: 160, unit: 'ms' } });
  expect(dark['motion']?.['ease-out']).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] });
  expect(dark['shadow']?.['shadow-menu']?.$value).toHaveLength(3);
  expect(dark['shadow']?.['shadow-control']?.$value).toMatchObject([
    { color: { alpha: 0.3 }, offsetX: { value: 0 }, offsetY: { value: 1 }, blur: { value: 0 }, spread: { value: 0 } },
  ]);
});

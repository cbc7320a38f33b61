import { expect, it, vi } from 'vitest';

vi.stubGlobal('__FIRST_TEXTS__', {
  list: {
    row_one: '{{count}} vrstica',
    row_two: '{{count}} vrstici',
    row_few: '{{count}} vrstice',
    row_other: '{{count}} vrstic',
  },
  portal: { menu: { name: 'Meni za {{name}}' } },
});
document.documentElement.lang = 'sl';
const { useTranslation } = await import('./react-i18next');

it('chooses the plural form of the page’s language', () => {
  const { t } = useTranslation('list');
  expect([1, 2, 3, 5].map((count) => t('row', { count }))).toEqual(['1 vrstica', '2 vrstici', '3 vrstice', '5 vrstic']);
});

it('refuses to show a key', () => {
  const { t } = useTranslation('list');
  expect(() => t('cell')).toThrow('list:cell');
});

it('fills in values, and finds texts of another namespace', () => {
  const { t } = useTranslation('list');
  expect(t('menu.name', { ns: 'portal', name: '{{name}} & <b>' })).toBe('Meni za {{name}} & <b>');
  expect(t('menu.name', { ns: 'portal', name: 'x', skipInterpolation: true })).toBe('Meni za {{name}}');
});

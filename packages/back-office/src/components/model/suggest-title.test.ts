import { expect, it } from 'vitest';
import { suggestTitle } from './suggest-title';

it.each([
  ['poslovalnica-celje.jpg', 'Poslovalnica celje'],
  ['Žig_podjetja 2026.PNG', 'Žig podjetja 2026'],
  ['šifrant.v2.pdf', 'Šifrant.v2'],
  ['brez', 'Brez'],
])('suggests for %s the title %s', (name, title) => {
  expect(suggestTitle(name)).toBe(title);
});

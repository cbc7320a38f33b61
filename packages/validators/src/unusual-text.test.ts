import { expect, it } from 'vitest';
import { isUnusualText } from './unusual-text';

it.each([
  ['', 'name'],
  ['Žičnica d.o.o.', 'name'],
  ['Müller & Söhne GmbH (Wien)', 'name'],
  ['“Solis” L’Aquila S.p.A.', 'name'],
  ['3M', 'name'],
  ['Ljubljana - Črnuče', 'city'],
  ["'s-Hertogenbosch", 'city'],
  ['Wien 1', 'city'],
  ['AB-12.3 4', 'id'],
] as const)('accepts %j as a usual %s', (text, kind) => expect(isUnusualText(text, kind)).toBe(false));

it.each([
  ['<script>alert(1)</script>', 'name'],
  ['Az{}man', 'name'],
  ['a\u0007b', 'name'],
  ['123', 'city'],
  ['-', 'city'],
  ['<b>;x</b>', 'id'],
  ['12/34', 'id'],
] as const)('warns about %j as a %s', (text, kind) => expect(isUnusualText(text, kind)).toBe(true));

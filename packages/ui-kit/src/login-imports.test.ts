/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = dirname(fileURLToPath(import.meta.url));

function fileOf(path: string): string {
  const found = [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`No source at ${path}`);
  return found;
}

/** All packages that a component imports, directly or indirectly. */
function packagesOf(path: string, seen = new Set<string>()): Set<string> {
  const file = fileOf(path);
  if (seen.has(file)) return new Set();
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(/^import (?!type).*?from '([^']+)'/gms)].map(
    ([, from = '']) => from,
  );
  return new Set(
    imports.flatMap((from) => (from.startsWith('.') ? [...packagesOf(resolve(dirname(file), from), seen)] : [from])),
  );
}

test.each([
  'auth-layout/auth-layout',
  'banner/banner',
  'button/button',
  'button-link/button-link',
  'checkbox/checkbox',
  'error-state/error-state',
  'error-summary/error-summary',
  'help-popup/help-popup',
  'language-switch/language-switch',
  'link/link-provider',
  'loading-screen/loading-screen',
  'notifications/notification-provider',
  'password-field/password-field',
  'password-strength/password-strength',
  'phone-field/phone-field',
  'select-field/select-field',
  'text-field/text-field',
  'text-link/text-link',
])('%s, used before login, imports only React and icons', (component) => {
  const light = ['react', 'react-dom', 'lucide-react'];
  expect([...packagesOf(join(source, component))].filter((name) => !light.includes(name))).toEqual([]);
});

test.each([
  'app-layout/app-layout',
  'data-table/data-table',
  'dialog/confirm-dialog',
  'dialog/dialog',
  'drawer/drawer',
  'menu/menu',
  'menu/menu-item',
  'wizard-layout/wizard-layout',
])('%s loads its content only when it is opened', (component) => {
  expect([...packagesOf(join(source, component))].filter((name) => name.startsWith('@base-ui/'))).toEqual([]);
});

test('the import walk finds Base UI where it is used', () => {
  expect([...packagesOf(join(source, 'dialog/opened-dialog'))]).toContain('@base-ui/react/dialog');
});

test('a date field loads its calendar only when it is opened', () => {
  expect([...packagesOf(join(source, 'calendar/calendar'))]).toContain('@daypicker/react');
  expect([...packagesOf(join(source, 'date-field/date-time-field'))]).not.toContain('@daypicker/react');
});

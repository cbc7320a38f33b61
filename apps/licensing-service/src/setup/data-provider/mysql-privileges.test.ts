import { expect, it } from 'vitest';
import { hasRequiredPrivileges } from './mysql-privileges';

const required = 'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER';

it.each([
  ['all privileges on all databases', ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION'], true],
  [
    'all privileges on the database',
    ['GRANT USAGE ON *.* TO `crm`@`%`', 'GRANT ALL PRIVILEGES ON `crm_prod`.* TO `crm`@`%`'],
    true,
  ],
  ['the required privileges on the database', [`GRANT ${required} ON \`crm_prod\`.* TO \`crm\`@\`%\``], true],
  [
    'privileges split between the database and all databases',
    [
      'GRANT SELECT, INSERT, UPDATE, DELETE ON *.* TO `crm`@`%`',
      'GRANT CREATE, DROP, INDEX, ALTER ON `crm\\_prod`.* TO `crm`@`%`',
    ],
    true,
  ],
  ['a matching wildcard pattern', [`GRANT ${required} ON \`crm%\`.* TO \`crm\`@\`%\``], true],
  ['an escaped wildcard that matches literally', [`GRANT ${required} ON \`crm\\_prod\`.* TO \`crm\`@\`%\``], true],
  ['an escaped and an unescaped wildcard', [`GRANT ${required} ON \`crm\\_%rod\`.* TO \`crm\`@\`%\``], true],
  ['another database', [`GRANT ${required} ON \`crm_test\`.* TO \`crm\`@\`%\``], false],
  ['a database name with a literal dot', [`GRANT ${required} ON \`crm.prod\`.* TO \`crm\`@\`%\``], false],
  ['a single table', [`GRANT ${required} ON \`crm_prod\`.\`users\` TO \`crm\`@\`%\``], false],
  ['read-only privileges', ['GRANT SELECT ON *.* TO `crm`@`%`'], false],
  ['no privileges', ['GRANT USAGE ON *.* TO `crm`@`%`'], false],
])('hasRequiredPrivileges for grants on %s', (_name, grants, expected) => {
  expect(hasRequiredPrivileges(grants, 'crm_prod')).toBe(expected);
});

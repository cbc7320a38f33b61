import { expect, it } from 'vitest';
import { grantsSuffice } from './mysql-rights';

const own = 'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER';

it.each([
  ['all privileges on all databases', ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION'], true],
  [
    'all privileges on the database',
    ['GRANT USAGE ON *.* TO `crm`@`%`', 'GRANT ALL PRIVILEGES ON `crm_prod`.* TO `crm`@`%`'],
    true,
  ],
  ['the required privileges on the database', [`GRANT ${own} ON \`crm_prod\`.* TO \`crm\`@\`%\``], true],
  [
    'privileges split between the database and all databases',
    [
      'GRANT SELECT, INSERT, UPDATE, DELETE ON *.* TO `crm`@`%`',
      'GRANT CREATE, DROP, INDEX, ALTER ON `crm\\_prod`.* TO `crm`@`%`',
    ],
    true,
  ],
  ['a matching wildcard pattern', [`GRANT ${own} ON \`crm%\`.* TO \`crm\`@\`%\``], true],
  ['an escaped wildcard that matches literally', [`GRANT ${own} ON \`crm\\_prod\`.* TO \`crm\`@\`%\``], true],
  ['an escaped and an unescaped wildcard', [`GRANT ${own} ON \`crm\\_%rod\`.* TO \`crm\`@\`%\``], true],
  ['another database', [`GRANT ${own} ON \`crm_test\`.* TO \`crm\`@\`%\``], false],
  ['a database name with a literal dot', [`GRANT ${own} ON \`crm.prod\`.* TO \`crm\`@\`%\``], false],
  ['a single table', [`GRANT ${own} ON \`crm_prod\`.\`users\` TO \`crm\`@\`%\``], false],
  ['read-only privileges', ['GRANT SELECT ON *.* TO `crm`@`%`'], false],
  ['no privileges', ['GRANT USAGE ON *.* TO `crm`@`%`'], false],
])('grants on %s', (_name, grants, suffice) => {
  expect(grantsSuffice(grants, 'crm_prod')).toBe(suffice);
});

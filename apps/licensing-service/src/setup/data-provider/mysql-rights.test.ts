import { expect, it } from 'vitest';
import { grantsSuffice } from './mysql-rights';

const own = 'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER';

it.each([
  ['all, of everything', ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION'], true],
  [
    'all, of the database',
    ['GRANT USAGE ON *.* TO `crm`@`%`', 'GRANT ALL PRIVILEGES ON `crm_prod`.* TO `crm`@`%`'],
    true,
  ],
  ['those needed, of the database', [`GRANT ${own} ON \`crm_prod\`.* TO \`crm\`@\`%\``], true],
  [
    'in parts, of the database and of everything',
    [
      'GRANT SELECT, INSERT, UPDATE, DELETE ON *.* TO `crm`@`%`',
      'GRANT CREATE, DROP, INDEX, ALTER ON `crm\\_prod`.* TO `crm`@`%`',
    ],
    true,
  ],
  ['of databases like it', [`GRANT ${own} ON \`crm%\`.* TO \`crm\`@\`%\``], true],
  ['of one with an escaped wildcard', [`GRANT ${own} ON \`crm\\_prod\`.* TO \`crm\`@\`%\``], true],
  ['of another with an escaped wildcard', [`GRANT ${own} ON \`crm\\_%rod\`.* TO \`crm\`@\`%\``], true],
  ['of another database', [`GRANT ${own} ON \`crm_test\`.* TO \`crm\`@\`%\``], false],
  ['of a database whose dot is a dot', [`GRANT ${own} ON \`crm.prod\`.* TO \`crm\`@\`%\``], false],
  ['of one table', [`GRANT ${own} ON \`crm_prod\`.\`users\` TO \`crm\`@\`%\``], false],
  ['to read', ['GRANT SELECT ON *.* TO `crm`@`%`'], false],
  ['none', ['GRANT USAGE ON *.* TO `crm`@`%`'], false],
])('rights: %s', (_name, grants, suffice) => {
  expect(grantsSuffice(grants, 'crm_prod')).toBe(suffice);
});

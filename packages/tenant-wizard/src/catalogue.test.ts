import { commonMessages } from '@atrium/i18n';
import { expect, it } from 'vitest';
import { allMessages } from './messages';

const textsOf = (tree: unknown): readonly string[] =>
  typeof tree === 'string' ? [tree] : Object.values(Object(tree)).flatMap(textsOf);

it.each([
  'Company CRM updated successfully',
  'An error occured when updating company CRM',
  'There was an error when creating the company CRM',
  'There was an issue with registering business premises, try again later',
  'Unable to find specified company CRM',
  'The password confirmation does not match.',
  'The business premise ID may include only letters and numbers.',
  'The business premise ID already exists.',
  'The electronic device ID may include only letters and numbers.',
  'The electronic device ID already exists.',
])('contains "%s" word for word', async (message) => {
  const trees = await Promise.all([commonMessages, ...allMessages].map(async ({ resources }) => resources.en()));
  expect(textsOf(trees)).toContain(message);
});

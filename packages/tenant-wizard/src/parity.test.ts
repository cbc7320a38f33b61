import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { allMessages } from './messages';

it.each(allMessages)('has the same keys for $namespace in English and Slovenian', async (texts) => {
  expect(await findMessageProblems(texts.resources)).toEqual([]);
});

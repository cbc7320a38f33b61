import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { allMessages } from './messages';

it.each(allMessages)('says the same of $namespace in English and Slovenian', async (texts) => {
  expect(await findMessageProblems(texts.resources)).toEqual([]);
});

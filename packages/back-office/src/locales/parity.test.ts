import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { backOfficeMessages } from '../messages';

it('says the same in English and Slovenian', async () => {
  expect(await findMessageProblems(backOfficeMessages.resources)).toEqual([]);
});

import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { tenantMessages } from '../messages';

it('says the same in English and Slovenian', async () => {
  expect(await findMessageProblems(tenantMessages.resources)).toEqual([]);
});

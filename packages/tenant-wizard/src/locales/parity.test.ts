import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { fiscalizationMessages } from '../fiscalization-messages';
import { membersMessages } from '../members-messages';
import { tenantMessages } from '../messages';

it.each([tenantMessages, membersMessages, fiscalizationMessages])(
  'says the same of $namespace in English and Slovenian',
  async (texts) => {
    expect(await findMessageProblems(texts.resources)).toEqual([]);
  },
);

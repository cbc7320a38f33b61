import { expectMessagesInParity } from '@atrium/i18n/testing';
import { it } from 'vitest';
import { backOfficeMessages } from '../messages';

it('says the same in English and Slovenian', async () => {
  await expectMessagesInParity(backOfficeMessages.resources);
});

import { expectMessagesInParity } from '@atrium/i18n/testing';
import { it } from 'vitest';
import { tenantMessages } from '../messages';

it('says the same in English and Slovenian', async () => {
  await expectMessagesInParity(tenantMessages.resources);
});

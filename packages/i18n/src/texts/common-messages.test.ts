// @vitest-environment node
import { it } from 'vitest';
import { expectMessagesInParity } from '../testing';
import { commonMessages } from './common-messages';

it('has the same texts in English and Slovenian', async () => {
  await expectMessagesInParity(commonMessages.resources);
});

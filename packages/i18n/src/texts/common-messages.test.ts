// @vitest-environment node
import { it } from 'vitest';
import { expectMessagesInParity } from '../testing';
import { commonMessages } from './common-messages';
import { listMessages } from './lists/list-messages';

it.each([commonMessages, listMessages])('has the same texts in English and Slovenian: $namespace', async (messages) => {
  await expectMessagesInParity(messages.resources);
});

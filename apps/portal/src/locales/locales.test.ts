import { expectMessagesInParity } from '@atrium/i18n/testing';
import { it } from 'vitest';
import { portalMessages } from '../messages';
import { signedInMessages } from '../signed-in-messages';

it.each([portalMessages, signedInMessages])('$namespace has the same texts in both languages', ({ resources }) =>
  expectMessagesInParity(resources),
);

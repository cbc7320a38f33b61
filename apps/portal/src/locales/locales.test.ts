import { expectMessagesInParity } from '@atrium/i18n/testing';
import { it } from 'vitest';
import { portalMessages } from '../messages';

it('says the same in both languages', () => expectMessagesInParity(portalMessages.resources));

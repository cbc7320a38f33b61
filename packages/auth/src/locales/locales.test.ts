import { expectMessagesInParity } from '@atrium/i18n/testing';
import { describe, expect, it } from 'vitest';
import { helpMessages } from '../help-messages';
import { invitationMessages } from '../invitation-messages';
import { legalMessages } from '../legal-messages';
import { authMessages } from '../messages';
import { settingsMessages } from '../settings-messages';

describe('texts of auth', () => {
  it.each([authMessages, helpMessages, invitationMessages, legalMessages, settingsMessages])(
    '$namespace are the same in both languages',
    async ({ resources }) => {
      await expect(expectMessagesInParity(resources)).resolves.toBeUndefined();
    },
  );
});

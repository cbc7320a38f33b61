import { expectMessagesInParity } from '@atrium/i18n/testing';
import { passwordSymbols } from '@atrium/validators';
import { describe, expect, it } from 'vitest';
import { helpMessages } from '../help-messages';
import { invitationMessages } from '../invitation-messages';
import { legalMessages } from '../legal-messages';
import { authMessages } from '../messages';
import { settingsMessages } from '../settings-messages';

describe('texts of auth', () => {
  it.each(['en', 'sl'] as const)('list the same password symbols as the rule, in %s', async (language) => {
    const texts = JSON.stringify(await authMessages.resources[language]());
    const named = texts.match(/!@#\S*?(?=[.\s"])/g) ?? [];
    expect(new Set(named)).toEqual(new Set([passwordSymbols]));
  });

  it.each([authMessages, helpMessages, invitationMessages, legalMessages, settingsMessages])(
    'have the same keys in English and Slovenian: $namespace',
    async ({ resources }) => {
      await expect(expectMessagesInParity(resources)).resolves.toBeUndefined();
    },
  );
});

import { conflictMessages } from '@atrium/forms/conflict';
import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { backOfficeMessages } from './components/messages';
import { messagesOf } from './components/room';
import { rooms } from './rooms';

it.each([backOfficeMessages, conflictMessages, ...new Set(rooms.flatMap(messagesOf))])(
  'has the same texts for $namespace in English and Slovenian',
  async (texts) => {
    expect(await findMessageProblems(texts.resources)).toEqual([]);
  },
);

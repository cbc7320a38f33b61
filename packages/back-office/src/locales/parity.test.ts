import { findMessageProblems } from '@atrium/i18n/testing';
import { expect, it } from 'vitest';
import { backOfficeMessages } from '../messages';
import { priceListMessages } from '../price-list-messages';
import { subscriptionsMessages } from '../subscriptions-messages';

it.each([backOfficeMessages, priceListMessages, subscriptionsMessages])(
  'says the same of $namespace in English and Slovenian',
  async (texts) => {
    expect(await findMessageProblems(texts.resources)).toEqual([]);
  },
);

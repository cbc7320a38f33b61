import { describe, expect, it } from 'vitest';
import { findSection, placeAfter, placeBefore, stepNumber, toWizardPlace } from './section';

describe('the places of the wizard', () => {
  it('go forward to the review and stay there', () => {
    expect(placeAfter('application')).toBe('data-provider');
    expect(placeAfter('payment')).toBe('review');
    expect(placeAfter('review')).toBe('review');
  });

  it('go back to the first section and no further', () => {
    expect(placeBefore('review')).toBe('payment');
    expect(placeBefore('application')).toBeUndefined();
  });

  it('are known by their slug alone', () => {
    expect(toWizardPlace('fiscalization')).toBe('fiscalization');
    expect(toWizardPlace('data_provider')).toBeUndefined();
    expect(toWizardPlace(undefined)).toBeUndefined();
  });

  it('count from one, without the review', () => {
    expect(stepNumber('couriers')).toBe(3);
    expect(stepNumber('review')).toBeUndefined();
  });

  it('are found by the name of the contract', () => {
    expect(findSection('data_provider')?.slug).toBe('data-provider');
    expect(findSection(null)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { findSection, placeAfter, placeBefore, stepNumber, toWizardPlace } from './section';

describe('places of the wizard', () => {
  it('go forward to the review and stay there', () => {
    expect(placeAfter('application', 'in_order')).toBe('data-provider');
    expect(placeAfter('payment', 'in_order')).toBe('review');
    expect(placeAfter('review', 'in_order')).toBe('review');
  });

  it('go back to the first section and no further', () => {
    expect(placeBefore('review', 'in_order')).toBe('payment');
    expect(placeBefore('application', 'in_order')).toBeUndefined();
  });

  it('skip Payment for a trial', () => {
    expect(placeAfter('subscription', 'none')).toBe('review');
    expect(placeBefore('review', 'none')).toBe('subscription');
    expect([placeAfter('payment', 'none'), placeBefore('payment', 'none')]).toEqual(['review', 'subscription']);
  });

  it('end with Payment when paying creates the company CRM', () => {
    expect(placeAfter('subscription', 'after_review')).toBe('review');
    expect(placeAfter('review', 'after_review')).toBe('payment');
    expect(placeBefore('payment', 'after_review')).toBe('review');
  });

  it('are found only by their slug', () => {
    expect(toWizardPlace('fiscalization')).toBe('fiscalization');
    expect(toWizardPlace('data_provider')).toBeUndefined();
    expect(toWizardPlace(undefined)).toBeUndefined();
  });

  it('count from one, without the review', () => {
    expect(stepNumber('couriers')).toBe(3);
    expect(stepNumber('review')).toBeUndefined();
  });

  it('find a section by its name in the contract', () => {
    expect(findSection('data_provider')?.slug).toBe('data-provider');
    expect(findSection(null)).toBeUndefined();
  });
});

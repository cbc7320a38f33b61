import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../button-link/button-link';
import { TextLink } from '../text-link/text-link';
import { LinkProvider } from './link-provider';
import type { LinkProps } from './link-provider';

function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} data-routed="yes">
      {children}
    </a>
  );
}

test('links use the application’s link component', () => {
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/tenants/new">Start here</ButtonLink>
      <TextLink href="/login">Log in</TextLink>
    </LinkProvider>,
  );
  for (const link of screen.getAllByRole('link')) expect(link.dataset['routed']).toBe('yes');
});

test('an external link bypasses the router in the same tab', () => {
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/sandbox/3ds/1" external>
        Continue to your bank
      </ButtonLink>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Continue to your bank' });
  expect(link.dataset['routed']).toBeUndefined();
  expect(link.getAttribute('target')).toBeNull();
});

test('a link to a new tab bypasses the router and is labelled', () => {
  render(
    <LinkProvider component={RouterLink}>
      <TextLink href="https://terms.example" newTabText="opens in a new tab">
        terms of use
      </TextLink>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'terms of use, opens in a new tab' });
  expect(link.dataset['routed']).toBeUndefined();
  expect(link.getAttribute('target')).toBe('_blank');
});

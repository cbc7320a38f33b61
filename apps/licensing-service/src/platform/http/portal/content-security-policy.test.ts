import { describe, expect, it } from 'vitest';
import { createNonce, portalPolicy } from './content-security-policy';

const directives = (gateways: string[]) =>
  new Map(
    portalPolicy(createNonce(), gateways)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
  );

describe('portalPolicy', () => {
  it('allows Stripe frames and requests if Stripe is enabled', () => {
    const policy = directives(['sandbox', 'stripe']);
    expect(policy.get('frame-src')).toBe('https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com");
    expect(policy.get('script-src')).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  });

  it.each([[['sandbox']], [['bank_transfer']], [[]]])('allows no other origin with the gateways %j', (gateways) => {
    const policy = directives(gateways);
    expect(policy.has('frame-src')).toBe(false);
    expect([...policy.values()].join(' ')).not.toContain('https:');
  });
});

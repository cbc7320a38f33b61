import { describe, expect, it } from 'vitest';
import { scorePassword } from './password-strength';

describe('scorePassword', () => {
  it.each([
    ['', true, 0],
    ['abc', false, 1],
    ['aaaaaa1!', true, 1],
    ['cvetje77', false, 2],
    ['geslo-1', true, 2],
    ['modra-hiša7', true, 3],
    ['Modra-hiša7-pri-Bledu', true, 4],
    ['ModraHišaPriBleduNaGorenjskem', false, 2],
  ] as const)('scores %j (allowed: %s) as %d', (password, allowed, score) => {
    expect(scorePassword(password, allowed)).toBe(score);
  });
});

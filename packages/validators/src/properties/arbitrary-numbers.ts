import * as fc from 'fast-check';
import ibanRegistry from '../test-data/iban-registry.json';
import { isVatNumber } from '../vat-number';

/** A fixed seed: every run generates the same numbers, and a failure shows the smallest counterexample. */
fc.configureGlobal({ seed: 20_261_121, numRuns: 150 });

const kinds: Readonly<Record<string, string>> = {
  '#': '0123456789',
  '@': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '?': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** Generates texts from a pattern: `#` a digit, `@` a letter, `?` either, anything else itself. */
export function textOfPattern(form: string): fc.Arbitrary<string> {
  const parts = form.split('').map((kind) => {
    const alphabet = kinds[kind];
    return alphabet === undefined ? fc.constant(kind) : fc.constantFrom(...alphabet.split(''));
  });
  return fc.tuple(...parts).map((characters) => characters.join(''));
}

/** Fills the check characters, marked `!` for digits and `&` for letters, with the first correct combination. */
function complete(text: string, isRight: (text: string) => boolean): string | undefined {
  const place = text.search(/[!&]/);
  if (place < 0) return isRight(text) ? text : undefined;
  for (const character of kinds[text[place] === '!' ? '#' : '@'] ?? '') {
    const found = complete(text.slice(0, place) + character + text.slice(place + 1), isRight);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Valid VAT numbers of a pattern such as `DK#######!`. Skips beginnings for which no check digits exist. */
export function vatNumberOf(form: string): fc.Arbitrary<string> {
  return textOfPattern(form)
    .map((text) => complete(text, (value) => isVatNumber(value)))
    .filter((value) => value !== undefined);
}

/** A long number modulo 97, digit by digit and independent of the rule under test. */
function remainder97(text: string): number {
  let remainder = 0;
  for (const digit of text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) {
    remainder = (10 * remainder + Number(digit)) % 97;
  }
  return remainder;
}

/** Valid IBANs of every registry country, with check digits calculated as in ISO 13616. */
export const ibans: fc.Arbitrary<string> = fc.constantFrom(...ibanRegistry).chain(({ country, structure }) => {
  const marks: Readonly<Record<string, string>> = { n: '#', a: '@', c: '?' };
  const form = structure
    .slice(5)
    .replace(/(\d+)!([nac])/g, (_part, count: string, kind: string) => (marks[kind] ?? '').repeat(Number(count)));
  return textOfPattern(form).map((account) => {
    const check = 98 - remainder97(`${account}${country}00`);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  });
});

/** All texts that differ in one character of the same kind, at or after the character `start`. */
export function changesOf(value: string, start = 0): string[] {
  return value.split('').flatMap((character, at) => {
    if (at < start) return [];
    const alphabet = /\d/.test(character) ? kinds['#'] : kinds['@'];
    return (alphabet ?? '')
      .split('')
      .filter((other) => other !== character)
      .map((other) => value.slice(0, at) + other + value.slice(at + 1));
  });
}

/** All texts with two adjacent digits, or two adjacent letters, swapped. */
export function swapsOf(value: string, start = 0): string[] {
  const texts: string[] = [];
  for (let at = start; at + 1 < value.length; at++) {
    const pair = value.slice(at, at + 2);
    if (pair[0] === pair[1] || !/^(\d\d|[A-Z]{2})$/.test(pair)) continue;
    texts.push(`${value.slice(0, at)}${pair[1]}${pair[0]}${value.slice(at + 2)}`);
  }
  return texts;
}

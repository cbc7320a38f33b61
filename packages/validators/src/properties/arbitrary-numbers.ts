import * as fc from 'fast-check';
import ibanRegistry from '../test-data/iban-registry.json';
import { isVatNumber } from '../vat-number';

/** The same numbers in every run; a failure names the smallest one. */
fc.configureGlobal({ seed: 20_261_121, numRuns: 150 });

const kinds: Readonly<Record<string, string>> = {
  '#': '0123456789',
  '@': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '?': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** A text of a form: `#` a digit, `@` a letter, `?` either, anything else itself. */
export function ofForm(form: string): fc.Arbitrary<string> {
  const parts = form.split('').map((kind) => {
    const alphabet = kinds[kind];
    return alphabet === undefined ? fc.constant(kind) : fc.constantFrom(...alphabet.split(''));
  });
  return fc.tuple(...parts).map((characters) => characters.join(''));
}

/** The first way to fill the places of check characters, marked `!` for digits and `&` for letters, that is right. */
function complete(text: string, isRight: (text: string) => boolean): string | undefined {
  const place = text.search(/[!&]/);
  if (place < 0) return isRight(text) ? text : undefined;
  for (const character of kinds[text[place] === '!' ? '#' : '@'] ?? '') {
    const found = complete(text.slice(0, place) + character + text.slice(place + 1), isRight);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Right VAT numbers of a form such as `DK#######!`; not every beginning has check digits, so some are passed over. */
export function vatNumberOf(form: string): fc.Arbitrary<string> {
  return ofForm(form)
    .map((text) => complete(text, (value) => isVatNumber(value)))
    .filter((value) => value !== undefined);
}

/** The remainder of a long number by 97, digit by digit and independent of the rule. */
function remainder97(text: string): number {
  let remainder = 0;
  for (const digit of text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) {
    remainder = (10 * remainder + Number(digit)) % 97;
  }
  return remainder;
}

/** Right IBANs of every registry country, their check digits reckoned as ISO 13616 says. */
export const ibans: fc.Arbitrary<string> = fc.constantFrom(...ibanRegistry).chain(({ country, structure }) => {
  const marks: Readonly<Record<string, string>> = { n: '#', a: '@', c: '?' };
  const form = structure
    .slice(5)
    .replace(/(\d+)!([nac])/g, (_part, count: string, kind: string) => (marks[kind] ?? '').repeat(Number(count)));
  return ofForm(form).map((account) => {
    const check = 98 - remainder97(`${account}${country}00`);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  });
});

/** Every text that differs in one character of the same kind, from the character `start` on. */
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

/** Every text in which two neighbouring digits, or two neighbouring letters, have changed places. */
export function swapsOf(value: string, start = 0): string[] {
  const texts: string[] = [];
  for (let at = start; at + 1 < value.length; at++) {
    const pair = value.slice(at, at + 2);
    if (pair[0] === pair[1] || !/^(\d\d|[A-Z]{2})$/.test(pair)) continue;
    texts.push(`${value.slice(0, at)}${pair[1]}${pair[0]}${value.slice(at + 2)}`);
  }
  return texts;
}

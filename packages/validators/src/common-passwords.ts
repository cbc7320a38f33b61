import { fold } from './fold';

/**
 * Composed for this package, not copied from a list. Nearly all of the most common passwords lack a symbol or a digit,
 * so the password rule rejects them already. Common words remain, with the substitutions that people make to pass such
 * rules.
 */
const commonWords = new Set(
  (
    'password passwords passwort passw pass passphrase geslo mojegeslo novogeslo geslogeslo lozinka sifra admin administrator ' +
    'root user test tester testing guest demo login welcome dobrodosli hello zdravo letmein changeme change default secret ' +
    'skrivnost master access server system service company podjetje qwerty qwertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl ' +
    'yxcvbnm zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc abc abcd abcde abcdef abcabc aaa aaaa aaaaaa iloveyou ' +
    'ljubim ljubezen love lovely princess sunshine monkey dragon football nogomet baseball superman batman pokemon shadow ' +
    'michael jordan jessica charlie daniel thomas george ashley nicole andrew summer winter spring autumn poletje zima pomlad ' +
    'jesen january february march april june july august september october november december ponedeljek monday friday ' +
    'slovenia slovenija ljubljana maribor whatever trustno freedom computer internet samsung google facebook'
  ).split(' '),
);

/** Rows of neighbouring keys, with and without Shift. */
const keyRows = [
  '1qaz2wsx3edc4rfv',
  '1qaz@wsx#edc$rfv',
  '!qaz2wsx',
  'qaz1wsx2edc3',
  '1q2w3e4r5t6z7u8i',
  '1q2w3e4r5t6y7u8i',
  '1a2b3c4d5e',
  'a1b2c3d4e5',
  'q1w2e3r4t5',
  'zaq12wsx',
  'zaq!2wsx',
];

const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** Up to six digits and symbols at the ends add little strength: `2026!`, `123#`, `!!1`. */
const ends = /^[^\p{L}]{0,6}|[^\p{L}]{0,6}$/gu;
const longestCommon = 24;

function unleet(text: string): string {
  return text.replace(/[@01!3$57+]/g, (sign) => leet[sign] ?? sign);
}

function isWordOrDoubled(core: string): boolean {
  return (
    commonWords.has(core) ||
    [core.slice(0, core.length / 2)].some((half) => half + half === core && commonWords.has(half))
  );
}

function isWord(folded: string): boolean {
  const core = folded.replace(ends, '');
  const read = [core, unleet(core), unleet(folded).replace(ends, ''), unleet(core).replace(/i/g, 'l')];
  return read.some(
    (word) => isWordOrDoubled(word.replace(/[^a-z]/g, '')) && word.replace(/[^a-z]/g, '').length >= word.length - 3,
  );
}

function isKeyRow(folded: string): boolean {
  const core = folded.replace(/[^a-z0-9]+$/, '');
  return keyRows.some(
    (walk) => folded.length >= 6 && (walk.startsWith(folded) || (core.length >= 6 && walk.startsWith(core))),
  );
}

/**
 * Whether a password that passes the other rules is a disguised common word or a row of neighbouring keys.
 *
 * Common: `P@ssw0rd1!`, `Qwerty123!`, `Geslo2026!`, `1qaz@WSX`. Not common: `modra-hiša7`.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > longestCommon) return false;
  const folded = fold(password);
  return isWord(folded) || isKeyRow(folded);
}

import { fold } from './fold';

const minimumPartLength = 5;
const longestWord = 512;

/**
 * Whether a text contains the word, or a part of it with at least five characters. Parts are separated by spaces and
 * symbols. Ignores accents and case.
 */
export function containsWord(text: string, word: string): boolean {
  const whole = fold(word.slice(0, longestWord)).trim();
  const folded = fold(text);
  return [whole, ...whole.split(/[^\p{L}\p{N}]/u)].some(
    (part) => part.length >= minimumPartLength && folded.includes(part),
  );
}

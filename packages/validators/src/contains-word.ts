import { fold } from './fold';

const leastPart = 5;
const longestWord = 512;

/** Whether a text has a word, or a part of it (between blanks and signs) of five or more characters; accents and case do not matter. */
export function containsWord(text: string, word: string): boolean {
  const whole = fold(word.slice(0, longestWord)).trim();
  const folded = fold(text);
  return [whole, ...whole.split(/[^\p{L}\p{N}]/u)].some((part) => part.length >= leastPart && folded.includes(part));
}

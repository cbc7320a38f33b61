import { readReadme } from './published-package';
import { readmeStages } from './readme-stages';

export interface ReadmeBlock {
  /** Package, heading and number, such as `api-client-errors-1.ts`. */
  readonly file: string;
  /** A program that asserts the results in the comments of the block. */
  readonly program: string;
}

const promised = /^('[^']*'|true\b|false\b|-?\d+\b|\{.*\}|\[.*\])/;
const isExpression = (line: string) =>
  /^\s*[a-z(].*;/i.test(line) && !/^\s*(const|let|import|export|if|throw|else)\b/.test(line);

const resultIn = (comment: string | undefined) => promised.exec(comment ?? '')?.[1];

/** Turns results in comments, such as `isIban(x); // true`, into assertions. @throws Error if one cannot be compared */
function assertResults(code: string): string {
  const lines = code.split('\n');
  let results = 0;
  const asserted = lines.map((line, at) => {
    const [, expression = line.replace(/;$/, ''), beside] = /^(.*?);\s*\/\/ (.*)$/.exec(line) ?? [];
    const below = /^\s*\/\/ (.*)$/.exec(lines[at + 1] ?? '')?.[1];
    const expected = resultIn(beside ?? below);
    if (expected === undefined || !isExpression(line)) return line;
    results++;
    return `assertEqual<unknown>(${expression.trim()}, ${expected});`;
  });
  const promises = lines.filter((line) => resultIn(/\/\/ (.*)$/.exec(line)?.[1]) !== undefined);
  if (promises.length !== results)
    throw new Error(`${promises.length - results} results are not compared in:\n${code}`);
  return asserted.join('\n');
}

interface Fence {
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

function readFences(folder: string): Fence[] {
  const text = readReadme(folder);
  let heading = '';
  const fences: Fence[] = [];
  for (const [, title, language = '', code = ''] of text.matchAll(/^(?:#+ (.+)|```(\w+)\n([\s\S]*?)^```)$/gm)) {
    if (title === undefined) fences.push({ heading, language, code });
    else
      heading = title
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, '');
  }
  if (text.match(/^```/gm)?.length !== 2 * fences.length) throw new Error(`A code block of ${folder} has no language.`);
  return fences;
}

/** Programs in a package's README. */
export function readmeBlocks(folder: string): ReadmeBlock[] {
  const programs = readFences(folder).filter(({ language }) => language !== 'sh');
  return programs.map(({ heading, language, code }, at) => {
    const { before = '', after = '' } = readmeStages[`${folder}-${heading}`] ?? {};
    const program = `import { deepStrictEqual as assertEqual } from 'node:assert';\n${before}\n${assertResults(code)}\n${after}\nexport {};\n`;
    return { file: `${folder}-${heading}-${at + 1}.${language === 'js' ? 'mjs' : language}`, program };
  });
}

/** Installation commands in the READMEs of the packages. */
export function installCommands(folders: readonly string[]): string[] {
  const commands = folders.flatMap(readFences).filter(({ language }) => language === 'sh');
  return commands.flatMap(({ code }) => code.trim().split('\n'));
}

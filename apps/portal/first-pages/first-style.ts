import { build } from 'vite';
import { withoutUnreadTokens } from './page-html.ts';

const name = '/first-list.css';
const classes = /\.(-?[a-z_][\w-]*)/gi;
const words = /[\w-]+/g;
const isJoined = /[-_]$/;
const joins = /^[-_]{2}/;

/** The classes that neither stand in a text nor are made of a beginning or an end that does. */
function unreadClasses(style: string, shown: string): string[] {
  const known = new Set(shown.match(words));
  const beginnings = [...known].filter((word) => isJoined.test(word) && /\w/.test(word.replaceAll('_', '')));
  const ends = [...known].filter((word) => joins.test(word) && !isJoined.test(word));
  const isRead = (word: string) =>
    known.has(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    ends.some((end) => word.endsWith(end));
  return [...new Set([...style.matchAll(classes)].map(([, word = '']) => word))].filter((word) => !isRead(word));
}

/** The part of a style that a page needs for what its script and its HTML can show. */
export async function styleReadBy(shown: string, style: string, cssTarget: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'first-style', resolveId: (id) => (id === name ? id : null), load: (id) => (id === name ? style : null) },
    ],
    css: { lightningcss: { unusedSymbols: unreadClasses(style, shown) } },
    build: { write: false, cssTarget, rolldownOptions: { input: name } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const files = output !== undefined && 'output' in output ? output.output : [];
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The style of a first list was not built.');
  const text = typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source).toString('utf8');
  return withoutUnreadTokens(text);
}

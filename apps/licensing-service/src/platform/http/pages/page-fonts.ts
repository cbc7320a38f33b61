import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyPlugin from 'fastify-plugin';

const year = 31_536_000;
const folder = dirname(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  ),
);
const prefix = '/fonts';

/** Font subsets for English and Slovenian. */
const subsets = [
  {
    file: 'hanken-grotesk-latin-ext-wght-normal.woff2',
    range: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
  },
  {
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
] as const;

/** `@font-face` rules of the service's own pages. */
export const pageFontFaces = subsets
  .map(
    ({ file, range }) =>
      `@font-face{font-family:'Hanken Grotesk Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url('${prefix}/${file}') format('woff2-variations');unicode-range:${range}}`,
  )
  .join('\n');

/** Serves the fonts to any origin, since a sandboxed page has an opaque origin. */
export const pageFonts = fastifyPlugin(async (app) => {
  for (const { file } of subsets) {
    const content = await readFile(join(folder, file));
    app.get(`${prefix}/${file}`, { config: { open: 'page fonts' } }, async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': `public, max-age=${year}, immutable`,
        })
        .type('font/woff2')
        .send(content),
    );
  }
});

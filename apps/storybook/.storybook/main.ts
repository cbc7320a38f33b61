import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pdfFilesOfViewer } from '@atrium/portal/pdf-files';
import type { StorybookConfig } from '@storybook/react-vite';
import { bookSources } from './book-sources.ts';

const stories = [
  '../../../packages/*/src/**/*.stories.tsx',
  '../../portal/src/**/*.stories.tsx',
  '../src/**/*.stories.tsx',
  ...(process.env['VITEST'] ? ['../test/**/*.stories.tsx'] : []),
];

const kit = new URL('../../../packages/ui-kit/', import.meta.url);
const tokens = readFileSync(new URL('src/tokens.css', kit), 'utf8');
const typefaces = [
  ['Hanken Grotesk Variable', 'hanken-grotesk-latin-wght-normal'],
  ['Hanken Grotesk Variable', 'hanken-grotesk-latin-ext-wght-normal'],
]
  .map(([family, file]) => `@font-face{font-family:'${family}';font-weight:100 900;src:url(fonts/${file}.woff2)}`)
  .join('');
const brandSize = '.sidebar-header img{max-block-size:var(--leading-l)}';

/**
 * Bundles all sources except stories into one file, so that a story loads about 10 files instead of 250. The Word
 * editor, as large as all others together, is only loaded by its stories.
 */
const sourcesInOneFile = {
  name: 'sources',
  test: /\/(?:packages|apps)\/(?!.*node_modules)(?!.*\.stories\.tsx)(?!.*\/edit-here\/).*\.(?:tsx?|css|json)$/,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../static',
    { from: fileURLToPath(new URL('design-tokens', kit)), to: 'design-tokens' },
    {
      from: fileURLToPath(new URL('node_modules/@fontsource-variable/hanken-grotesk/files', kit)),
      to: 'fonts',
    },
  ],
  managerHead: (head) => `${head}<style>${tokens}${typefaces}${brandSize}</style>`,
  previewHead: (head) => `${head}<link href="./favicon.svg" rel="icon" type="image/svg+xml" />`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    // Property tables only list the kit's props, without those of every HTML element.
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tsconfig.docgen.json', import.meta.url)),
      include: [fileURLToPath(new URL('../../../packages/ui-kit/src/**/*.tsx', import.meta.url))],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), bookSources(), pdfFilesOfViewer()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups: [sourcesInOneFile] } } },
    },
    // Optimised before the first story runs, so that no test is interrupted by a reload.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: stories.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    },
    resolve: { ...vite.resolve, conditions: ['@atrium/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;

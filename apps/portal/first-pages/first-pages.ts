import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { assetOf, chunkOf, textOf, withImports } from './first-files.ts';
import { developmentLogin } from './development-login.ts';
import { firstSources } from './first-sources.ts';
import {
  stylesheetsOf,
  withContent,
  withFormParts,
  withPreloads,
  withStyle,
  withoutUnreadTokens,
} from './page-html.ts';
import { withRenderer, type FirstPage, type PageLanguage } from './render.ts';

const languages: readonly PageLanguage[] = ['en', 'sl'];

interface PageKind {
  readonly name: string;
  readonly template: 'index.html' | 'login.html';
  /** Sources of the parts that it shows first and that load by themselves. */
  readonly parts: (language: PageLanguage) => readonly RegExp[];
  /** Sources of the parts that its form needs. */
  readonly formParts?: readonly RegExp[];
}

const {
  commonTexts,
  authTexts,
  portalTexts,
  signedInTexts,
  tenantTexts,
  visitorForm,
  loginSchema,
  registration,
  portalLayout,
  tenantList,
  tenantDetails,
} = firstSources;

const signedInParts = (language: PageLanguage) => [
  commonTexts(language),
  portalTexts(language),
  signedInTexts(language),
  portalLayout,
];

const kinds: readonly PageKind[] = [
  {
    name: 'login',
    template: 'login.html',
    parts: (language) => [commonTexts(language), authTexts(language)],
    formParts: [visitorForm, loginSchema],
  },
  {
    name: 'tenants',
    template: 'index.html',
    parts: (language) => [...signedInParts(language), tenantTexts(language), tenantList],
  },
  {
    name: 'details',
    template: 'index.html',
    parts: (language) => [...signedInParts(language), tenantTexts(language), tenantDetails],
  },
  {
    name: 'registration',
    template: 'index.html',
    parts: (language) => [commonTexts(language), portalTexts(language), authTexts(language), registration],
  },
  { name: 'loading', template: 'index.html', parts: (language) => [commonTexts(language), portalTexts(language)] },
];

/** The first fonts; Slovenian letters are in one of their own. */
const fonts = { en: [/first-latin-(?!ext)/], sl: [/first-latin-(?!ext)/, /first-latin-ext-/] };

const script = (name: string) =>
  minifySync(name, readFileSync(join(import.meta.dirname, name), 'utf8'), { module: false }).code.trim();

/**
 * Writes the first HTML at build time: the login in both languages by the components that take it over in the browser, with
 * its style inside, and the loading screen for everybody else.
 */
export function firstPages(): Plugin {
  let root = '';
  let outDir = '';

  async function write(
    bundle: Rolldown.OutputBundle,
    { name, template, parts, formParts = [] }: PageKind,
    language: PageLanguage,
    page: FirstPage,
  ) {
    const html = textOf(bundle, template);
    const style = withoutUnreadTokens(
      stylesheetsOf(textOf(bundle, 'login.html'))
        .map((file) => textOf(bundle, file))
        .join(''),
    );
    const files = template === 'login.html' ? [] : stylesheetsOf(html);
    const filesOf = (sources: readonly RegExp[]) => [
      ...new Set(sources.flatMap((source) => withImports(bundle, chunkOf(bundle, source)))),
    ];
    const styled = withStyle(html, style, files);
    const preloaded = withPreloads(
      styled,
      filesOf(parts(language)),
      fonts[language].map((font) => assetOf(bundle, font)),
    );
    const complete = formParts.length === 0 ? preloaded : withFormParts(preloaded, filesOf(formParts));
    await writeFile(
      join(outDir, `${name}.${language}.html`),
      withContent(complete, language, page.title, page.content),
    );
  }

  return {
    name: 'first-pages',
    configResolved: (config) => {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        ['theme.js', path === '/login.html' ? 'early-input.js' : 'first-calls.js'].map((name) => ({
          tag: 'script',
          children: script(name),
          injectTo: 'head' as const,
        })),
    },
    configureServer: (server) => {
      server.middlewares.use(developmentLogin(server));
    },
    async writeBundle(_options, bundle) {
      await withRenderer(root, async (renderer) => {
        for (const language of languages) {
          const pages = {
            login: await renderer.renderLogin(language),
            loading: await renderer.renderLoading(language),
          };
          for (const kind of kinds) {
            await write(bundle, kind, language, kind.name === 'login' ? pages.login : pages.loading);
          }
        }
      });
      await rm(join(outDir, 'login.html'));
    },
  };
}

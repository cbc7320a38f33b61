import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { assetOf, chunkOf, codeOf, stylesheetWith, textOf, withImports } from './first-files.ts';
import { buildFirstList, firstListFile, type FirstListFile } from './first-list.ts';
import { developmentPages } from './development-pages.ts';
import { styleReadBy } from './first-style.ts';
import { isVisitors, pageKinds, type PageKind } from './page-kinds.ts';
import {
  stylesheetsOf,
  withContent,
  withFirstList,
  withFormParts,
  withPreloads,
  withStyle,
  withoutUnreadTokens,
} from './page-html.ts';
import { withRenderer, type FirstPage, type PageLanguage } from './render.ts';

const languages: readonly PageLanguage[] = ['en', 'sl'];

const script = (name: string) =>
  minifySync(name, readFileSync(join(import.meta.dirname, name), 'utf8'), { module: false }).code.trim();

/**
 * Writes the first HTML at build time: visitor pages in both languages with inline styles, rendered by the components
 * that hydrate them, and the loading screen for everyone else. A page with a first list has the style of the list inline,
 * and the portal's stylesheets among what it loads later.
 */
export function firstPages(): Plugin {
  let root = '';
  let outDir = '';
  let cssTarget: string[] = [];

  async function write(
    bundle: Rolldown.OutputBundle,
    kind: PageKind,
    language: PageLanguage,
    page: FirstPage,
    firstList: FirstListFile | undefined,
  ) {
    const { name, template, parts, fonts, formParts = [], laterStyles = [] } = kind;
    const html = textOf(bundle, template);
    const later = laterStyles.map((rule) => stylesheetWith(bundle, rule));
    const files = isVisitors(kind) ? [] : [...stylesheetsOf(html), ...later];
    const inlined =
      firstList === undefined ? stylesheetsOf(isVisitors(kind) ? html : textOf(bundle, 'login.html')) : files;
    const whole = inlined.map((file) => textOf(bundle, file)).join('');
    const style =
      firstList === undefined
        ? withoutUnreadTokens(whole)
        : await styleReadBy(`${firstList.code} ${firstList.icons} ${page.content}`, whole, cssTarget);
    const filesOf = (sources: readonly RegExp[]) => [
      ...new Set(sources.flatMap((source) => withImports(bundle, chunkOf(bundle, source)))),
    ];
    const styled = withStyle(html, style, files);
    const preloaded = withPreloads(styled, {
      fonts: fonts(language).map((font) => assetOf(bundle, font)),
      modules: filesOf(parts(language)),
      sizeOf: (file) => codeOf(bundle, file).length,
    });
    const withForm = formParts.length === 0 ? preloaded : withFormParts(preloaded, filesOf(formParts));
    const complete = firstList === undefined ? withForm : withFirstList(withForm, firstList);
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
      cssTarget = [config.build.cssTarget].flat().filter((target) => target !== false);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        ['theme.js', path === '/index.html' ? 'first-calls.js' : 'buffered-input.js'].map((name) => ({
          tag: 'script',
          children: script(name),
          injectTo: 'head' as const,
        })),
    },
    configureServer: (server) => {
      server.middlewares.use(developmentPages(server));
    },
    async writeBundle(_options, bundle) {
      await withRenderer(root, async (renderer) => {
        for (const kind of pageKinds) {
          const list = kind.firstList && (await buildFirstList(root, kind.firstList));
          for (const language of languages) {
            const firstList = list && firstListFile(list, language, await renderer.renderFirstList(language));
            if (firstList) await writeFile(join(outDir, firstList.file), firstList.code);
            await write(bundle, kind, language, await kind.render(renderer, language), firstList);
          }
        }
      });
      for (const { template } of pageKinds.filter(isVisitors)) await rm(join(outDir, template));
    },
  };
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { peers } from '../peers.ts';
import type { Texts } from './first-texts.ts';

export type PageLanguage = 'en' | 'sl';
export type VisitorPageName = 'login' | 'registration' | 'forgot-password';

export interface FirstPage {
  readonly title: string;
  readonly content: string;
}

/** A list of `src/first-list/lists`. */
export type FirstListName = 'tenants' | 'customers';

export interface FirstListContent {
  /** All texts by namespace. */
  readonly texts: Readonly<Record<string, Texts>>;
  readonly navigation: readonly { readonly labelKey: string }[];
  /** HTML of the icons of the navigation. */
  readonly icons: string;
}

export interface Renderer {
  readonly renderVisitorPage: (name: VisitorPageName, language: PageLanguage) => Promise<FirstPage>;
  readonly renderLoading: (language: PageLanguage) => Promise<FirstPage>;
  readonly renderFirstList: (language: PageLanguage) => Promise<FirstListContent>;
}

export const renderSource = 'src/visitor/render-pages.tsx';

/** Builds the page components for Node, passes them to `work`, and removes the build. */
export async function withRenderer<T>(root: string, work: (renderer: Renderer) => Promise<T>): Promise<T> {
  const outDir = join(root, 'node_modules/.first-pages');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: peers },
    ssr: { noExternal: true },
    build: {
      ssr: renderSource,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'render.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  try {
    const renderer: Renderer = await import(pathToFileURL(join(outDir, 'render.mjs')).href);
    return await work(renderer);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

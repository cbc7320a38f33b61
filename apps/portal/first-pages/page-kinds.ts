import { firstSources } from './first-sources.ts';
import type { FirstPage, PageLanguage, Renderer, VisitorPageName } from './render.ts';

/** A page that is written as HTML in both languages. */
export interface PageKind {
  readonly name: string;
  readonly template: `${VisitorPageName | 'index'}.html`;
  /** Sources of lazy parts that it shows first. */
  readonly parts: (language: PageLanguage) => readonly RegExp[];
  /** Built names of the fonts of its letters. */
  readonly fonts: (language: PageLanguage) => readonly RegExp[];
  /** Sources that its form needs. */
  readonly formParts?: readonly RegExp[];
  readonly render: (renderer: Renderer, language: PageLanguage) => Promise<FirstPage>;
}

const {
  commonTexts,
  authTexts,
  portalTexts,
  signedInTexts,
  tenantTexts,
  portal,
  portalLayout,
  tenantList,
  tenantDetails,
} = firstSources;

const letters = /first-latin-(?!ext|signs)/;
const slovenianLetters = /first-latin-ext-/;
const signs = /first-latin-signs-/;

/** Slovenian names appear in either language. */
const namesOf = () => [letters, slovenianLetters];

const lettersOf = (language: PageLanguage) => (language === 'sl' ? [letters, slovenianLetters] : [letters]);

function visitorPage(name: VisitorPageName, formParts: readonly RegExp[]): PageKind {
  return {
    name,
    template: `${name}.html`,
    parts: (language) => [commonTexts(language), authTexts(language)],
    fonts: lettersOf,
    formParts,
    render: (renderer, language) => renderer.renderVisitorPage(name, language),
  };
}

function portalPage(name: string, parts: PageKind['parts'] = () => []): PageKind {
  return {
    name,
    template: 'index.html',
    parts: (language) => [commonTexts(language), portalTexts(language), portal, ...parts(language)],
    fonts: namesOf,
    render: (renderer, language) => renderer.renderLoading(language),
  };
}

const signedInParts = (language: PageLanguage) => [signedInTexts(language), portalLayout, tenantTexts(language)];

export const pageKinds: readonly PageKind[] = [
  visitorPage('login', [firstSources.loginForm, firstSources.loginSchema]),
  {
    ...visitorPage('registration', [firstSources.registrationForm, firstSources.registrationSchema]),
    fonts: (language) => [...lettersOf(language), signs],
  },
  visitorPage('forgot-password', [firstSources.forgotPasswordForm, firstSources.forgotPasswordSchema]),
  portalPage('tenants', (language) => [...signedInParts(language), tenantList]),
  portalPage('details', (language) => [...signedInParts(language), tenantDetails]),
  portalPage('loading'),
];

export const isVisitors = ({ template }: PageKind) => template !== 'index.html';

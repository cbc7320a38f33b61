import { firstSources } from './first-sources.ts';
import type { FirstListName, FirstPage, PageLanguage, Renderer, VisitorPageName } from './render.ts';

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
  /** The list that it shows before the portal's code has loaded. */
  readonly firstList?: FirstListName;
  /** A rule of each stylesheet that the portal loads with the page. */
  readonly laterStyles?: readonly string[];
  readonly render: (renderer: Renderer, language: PageLanguage) => Promise<FirstPage>;
}

const {
  commonTexts,
  authTexts,
  portalTexts,
  signedInTexts,
  tenantTexts,
  loadPortal,
  portal,
  portalLayout,
  tenantList,
  customerList,
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
    parts: (language) => [commonTexts(language), portalTexts(language), loadPortal, portal, ...parts(language)],
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
  { ...portalPage('tenants', (language) => [...signedInParts(language), tenantList]), firstList: 'tenants' },
  {
    ...portalPage('customers', (language) => [signedInTexts(language), portalLayout, customerList]),
    firstList: 'customers',
    laterStyles: ['.customer-row'],
  },
  portalPage('details', (language) => [...signedInParts(language), tenantDetails]),
  portalPage('loading'),
];

export const isVisitors = ({ template }: PageKind) => template !== 'index.html';

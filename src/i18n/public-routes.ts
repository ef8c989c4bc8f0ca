import { defaultLanguage, isDefault, type Language, languages } from './languages.ts';

/** The public pages, by name. Each has an address in every language. */
export const publicPaths = {
  home: '/',
  waitingList: '/waiting-list',
  thanks: '/bedankt',
  invest: '/winwin',
  employerTip: '/tip-je-werkgever',
  terms: '/algemene-voorwaarden',
  privacy: '/privacybeleid',
  accessibility: '/toegankelijkheid',
} as const;

export type PublicPageName = keyof typeof publicPaths;

export const publicPageNames = Object.keys(publicPaths).filter((name): name is PublicPageName =>
  Object.hasOwn(publicPaths, name),
);

/** Path prefix of a language. */
const rootOf = (language: Language): string => (isDefault(language) ? '' : `/${language}`);

/** Returns the address of a public page in a language: `/winwin`, `/en/winwin`. */
export function publicHref(path: string, language: Language): string {
  return `${rootOf(language)}${path === publicPaths.home ? '' : path}` || publicPaths.home;
}

/** Returns the addresses of all public pages in a language. */
export const publicHrefsIn = (language: Language): string[] =>
  publicPageNames.map((name) => publicHref(publicPaths[name], language));

/** Splits a path into its language and the path without the language prefix. */
function splitLanguage(pathname: string): { readonly path: string; readonly language: Language } {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const language =
    languages.find((each) => !isDefault(each) && `${bare}/`.startsWith(`${rootOf(each)}/`)) ?? defaultLanguage;
  return { path: bare.slice(rootOf(language).length) || publicPaths.home, language };
}

export interface PublicRoute {
  /** null for an unknown address. */
  readonly page: PublicPageName | null;
  readonly language: Language;
  /** Without the language prefix. */
  readonly path: string;
}

/** Resolves an address to its public page. */
export function publicRouteOf(pathname: string): PublicRoute {
  const { path, language } = splitLanguage(pathname);
  const page = publicPageNames.find((name) => publicPaths[name] === path) ?? null;
  return { page, language, path };
}

/** Returns whether an address of this site, with or without query, is a public page, and thus a separate document. */
export function isPublicHref(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/);
  // A fragment of the current page (`#contact`) is not another page.
  return pathname !== '' && publicRouteOf(pathname).page !== null;
}

import { defaultLanguage, isDefault, type Language, languages } from './languages.ts';

/** The pages that anybody may read, by name. Each has an address in every language. */
export const publicPaths = {
  home: '/',
  waitingList: '/waiting-list',
  thanks: '/bedankt',
  invest: '/winwin',
  employerTip: '/tip-je-werkgever',
  terms: '/algemene-voorwaarden',
  privacy: '/privacybeleid',
} as const;

export type PublicPageName = keyof typeof publicPaths;

export const publicPageNames = Object.keys(publicPaths).filter((name): name is PublicPageName =>
  Object.hasOwn(publicPaths, name),
);

/** In front of the addresses of a language. */
const rootOf = (language: Language): string => (isDefault(language) ? '' : `/${language}`);

/** The address of a public page in a language: `/winwin`, `/en/winwin`. */
export function publicHref(path: string, language: Language): string {
  return `${rootOf(language)}${path === publicPaths.home ? '' : path}` || publicPaths.home;
}

/** The addresses of all public pages in a language. */
export const publicHrefsIn = (language: Language): string[] =>
  publicPageNames.map((name) => publicHref(publicPaths[name], language));

/** An address without the language in front of it, and the language. */
function splitLanguage(pathname: string): { readonly path: string; readonly language: Language } {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const language =
    languages.find((each) => !isDefault(each) && `${bare}/`.startsWith(`${rootOf(each)}/`)) ?? defaultLanguage;
  return { path: bare.slice(rootOf(language).length) || publicPaths.home, language };
}

export interface PublicRoute {
  /** null: an address that nobody knows. */
  readonly page: PublicPageName | null;
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
}

/** Which page an address stands for. */
export function publicRouteOf(pathname: string): PublicRoute {
  const { path, language } = splitLanguage(pathname);
  const page = publicPageNames.find((name) => publicPaths[name] === path) ?? null;
  return { page, language, path };
}

/** Whether an address of this site, with or without query, is a public page: a document of its own. */
export function isPublicHref(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/);
  // A place in the page that one reads (`#contact`) is no other page.
  return pathname !== '' && publicRouteOf(pathname).page !== null;
}

/** The pages that anybody may read, by name. Each has an address in every language. */
export const visitorPaths = {
  home: '/',
  waitingList: '/waiting-list',
  thanks: '/bedankt',
  invest: '/winwin',
  employerTip: '/tip-je-werkgever',
  terms: '/algemene-voorwaarden',
  privacy: '/privacybeleid',
} as const;

type Language = 'nl' | 'en';

export type VisitorPageName = keyof typeof visitorPaths;

export const visitorPageNames = Object.keys(visitorPaths).filter((name): name is VisitorPageName =>
  Object.hasOwn(visitorPaths, name),
);

const englishRoot = '/en';

/** The address of a public page in a language: `/winwin`, `/en/winwin`. */
export function visitorHref(path: string, language: Language): string {
  if (language === 'nl') return path;
  return path === visitorPaths.home ? englishRoot : `${englishRoot}${path}`;
}

/** The addresses of all public pages in a language. */
export const visitorHrefsIn = (language: Language): string[] =>
  visitorPageNames.map((name) => visitorHref(visitorPaths[name], language));

/** An address without the language in front of it, and the language. */
function splitLanguage(pathname: string): { readonly path: string; readonly language: Language } {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (bare === englishRoot) return { path: visitorPaths.home, language: 'en' };
  if (bare.startsWith(`${englishRoot}/`)) return { path: bare.slice(englishRoot.length), language: 'en' };
  return { path: bare === '' ? visitorPaths.home : bare, language: 'nl' };
}

export interface VisitorPlace {
  /** null: an address that nobody knows. */
  readonly page: VisitorPageName | null;
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
}

/** Which page an address stands for. */
export function visitorPlaceOf(pathname: string): VisitorPlace {
  const { path, language } = splitLanguage(pathname);
  const page = visitorPageNames.find((name) => visitorPaths[name] === path) ?? null;
  return { page, language, path };
}

/** Whether an address of this site, with or without query, is a public page: a document of its own. */
export function isVisitorHref(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/);
  // A place in the page that one reads (`#contact`) is no other page.
  return pathname !== '' && visitorPlaceOf(pathname).page !== null;
}

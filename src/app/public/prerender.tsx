import { brand } from '#domain/brand.ts';
import { prerender } from 'react-dom/static';
import { openPublicPage } from './open-public-page.tsx';
import { publicPages } from './public-pages.tsx';
import { absolute, isListed, publicHead } from './public-head.ts';
import {
  publicHref,
  publicHrefsIn,
  publicPageNames,
  publicPaths,
  type PublicRoute,
  publicRouteOf,
} from '#i18n/public-routes.ts';
import { filmCaptions } from '#features/landing/film-captions.ts';
import { defaultLanguage, languages } from '#i18n/languages.ts';
import { laterTextsIn, loadTexts } from '#i18n/namespaces/later-texts.ts';
import { metaTextsIn } from '#i18n/namespaces/meta-texts.ts';

export interface PrerenderedPage {
  /** Its path, such as `/winwin`; null for the page of unknown addresses. */
  readonly pathname: string | null;
  readonly language: string;
  readonly head: string;
  readonly html: string;
  /** The source files that its hydration loads. */
  readonly sources: readonly string[];
}

/**
 * The modules that hydration needs, as files of this project. The head preloads them; without that, each is discovered
 * only after the previous one has arrived.
 */
function sourcesOf({ page, language }: PublicRoute): readonly string[] {
  const { sources, texts } = publicPages[page ?? 'not-found'];
  return [
    'src/app/public/start-page.tsx',
    ...sources,
    ...['definition/later', 'common', 'visitors', ...texts].map((namespace) => `src/i18n/${language}/${namespace}.ts`),
  ];
}

/** Prerenders every public page in every language, sequentially: they share one instance of i18next. */
export async function prerenderAll(): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const pathname of [...languages.flatMap(publicHrefsIn), null]) {
    const page = await openPublicPage(pathname ?? '/404', null);
    // A lazily loaded part loads its texts once, in the first language; the others are loaded here.
    await loadTexts('forms');
    const { prelude } = await prerender(page, {
      // Without this, React moves large content into place with an inline script, which the security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    const html = await new Response(prelude).text();
    const place = publicRouteOf(pathname ?? '/404');
    const sources = sourcesOf(place);
    pages.push({
      pathname,
      language: place.language,
      head: publicHead(place, await metaTextsIn(place.language)),
      html,
      sources,
    });
  }
  return pages;
}

/** The indexable pages, each with its other languages (https://www.sitemaps.org/protocol.html). */
export function sitemap(): string {
  const urls = publicPageNames.filter(isListed).flatMap((name) =>
    languages.map((language) => {
      const alternates = languages.map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each}" href="${absolute(publicHref(publicPaths[name], each))}"/>`,
      );
      return `  <url><loc>${absolute(publicHref(publicPaths[name], language))}</loc>${alternates.join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows crawling of everything but the functions. */
export function robots(): string {
  return ['User-agent: *', 'Disallow: /functions/', `Sitemap: ${brand.origin}/sitemap.xml`, ''].join('\n');
}

/** The placeholders' values for a page that is not prerendered. */
export function bare(): Readonly<Record<string, string>> {
  return {
    LANG: defaultLanguage,
    HEAD: `<title>${brand.name}</title>\n    <meta name="robots" content="noindex" />`,
    PAGE: '',
  };
}

/** The captions of the film, one file per language. */
export async function captions(): Promise<Readonly<Record<string, string>>> {
  const byLanguage = languages.map(async (language) => {
    const { texts } = await laterTextsIn(language);
    return [language, filmCaptions(await texts.landing())] as const;
  });
  return Object.fromEntries(await Promise.all(byLanguage));
}

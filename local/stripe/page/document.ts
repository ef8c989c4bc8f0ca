import { Html, html } from './html.ts';
import type { Language } from './language.ts';
import { style, styleHash } from './style.ts';
import { pageTexts } from './texts.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface PageContents {
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  readonly status?: number;
}

/** A complete page; each starts with a notice that it is for practice. */
export function documentAnswer({ language, title, main, status = 200 }: PageContents): PageAnswer {
  const { practice, practiceNote } = pageTexts[language];
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${practice}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header class="practice">
          <p><strong>${practice}.</strong> ${practiceNote}</p>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
  return { status, headers, body: page.markup };
}

/** Redirects with a GET. */
export function redirectAnswer(location: string): PageAnswer {
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    body: '',
  };
}

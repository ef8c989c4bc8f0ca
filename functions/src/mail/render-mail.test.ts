import { describe, expect, test } from 'vitest';
import { mailTemplates } from '#domain/documents/mail.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { escapeHtml } from './html-document.ts';
import { renderMail } from './render-mail.ts';
import { textsIn } from './texts/texts-in.ts';

const url = 'https://madelief.test/auth/callback?source=signup&type=signup&token=a%2Bb';
const all = mailTemplates.flatMap((template) => accountLanguages.map((language) => ({ template, language })));

function readable(html: string): string {
  return html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<\/?a\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n]+/g, ' ');
}

describe.each(all)('$template in $language', ({ template, language }) => {
  const mail = renderMail({ template, language, values: {} }, url);
  const texts = textsIn(language);

  test('says the same in plain text and in HTML, the link in full and the phone in both', () => {
    const inHtml = readable(mail.html);
    for (const line of mail.text.split('\n').filter((part) => part !== '')) {
      expect(inHtml).toContain(line.replace(/:$/, ''));
    }
    expect(mail.text).toContain(url);
    expect(mail.text).toContain('03 200 00 00');
    expect(mail.html.split(`href="${escapeHtml(url)}"`)).toHaveLength(3);
    expect(mail.html).toContain('href="tel:+3232000000"');
  });

  test('is a document in its language, readable at 20 px, that fetches nothing', () => {
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
    expect(mail.html).toContain('font-size:20px');
    const sizes = [...mail.html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
  });

  test('leaves no placeholder, and speaks in sentences of at most 15 words', () => {
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[{}]/);
    const text = texts.templates[template];
    const sentences = [text.subject, text.heading, ...text.paragraphs, ...text.closing, texts.bareLink, ...texts.help]
      .flatMap((part) => part.split(/(?<=[.?!:])\s/))
      .filter((sentence) => /\w/.test(sentence));
    for (const sentence of sentences) {
      const words = sentence.split(/\s+/).filter((word) => /\w/.test(word));
      expect(words.length, sentence).toBeLessThanOrEqual(15);
    }
    expect(mail.subject.length).toBeLessThanOrEqual(60);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  test('is not made without its link', () => {
    expect(() => renderMail({ template, language, values: {} }, null)).toThrow('without its link');
  });
});

test('what a person wrote cannot become markup', () => {
  expect(escapeHtml(`<a href="x" onclick='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
  const { html } = renderMail({ template: 'verify-email', language: 'NL', values: {} }, 'https://a.test/"><script>');
  expect(html).not.toContain('<script>');
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { mailTemplates } from '#domain/documents/mail.ts';
import { mailValues } from '#domain/mail/mail-values.ts';
import { sampleFoundValues, sampleMailValues } from '#tests/builders/mail-values.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** On a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const url = 'https://madelief.test/auth/callback?source=signup&type=signup#token=a%2Bb';
const all = mailTemplates.flatMap((template) => accountLanguages.map((language) => ({ template, language })));
const nothingFound = Object.fromEntries(Object.keys(sampleFoundValues).map((name) => [name, '']));
const isForStaff = (template: string): boolean => template.startsWith('staff-');

/** The visible text of the HTML, in one line. */
function readable(html: string): string {
  return html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<\/?(?:a|strong|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

function expectSameInBoth({ text, html }: RenderedMail): void {
  const inHtml = readable(html);
  for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
    expect(inHtml).toContain(line.replace(/:$/, '').trim().replaceAll(/\s+/g, ' '));
  }
}

describe.each(all)('$template in $language', ({ template, language }) => {
  const values = sampleMailValues[template];
  const mail = renderMail({ template, language, values }, url, sampleFoundValues);

  test('has the same content in plain text and HTML, with one button, its full address and the phone with its hours', () => {
    expectSameInBoth(mail);
    expect(mail.text).toContain(url);
    expect(mail.html.split(`href="${escapeHtml(url)}"`)).toHaveLength(3);
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    if (isForStaff(template)) return;
    expect(mail.text).toContain('03 200 00 00');
    expect(mail.text).toMatch(/\b9\b.*\b18\b/);
    expect(mail.html).toContain('href="tel:+3232000000"');
  });

  test('is a document in its language, at 20 px, that loads nothing', () => {
    expect(mail.html).toContain(`<html lang="${isForStaff(template) ? 'nl' : language.toLowerCase()}">`);
    expect(mail.html).toContain('font-size:20px');
    const sizes = [...mail.html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
  });

  test('leaves no placeholder, and has sentences of at most 15 words', () => {
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[{}]/);
    const sentences = `${mail.subject}\n${mail.text}`
      .split('\n')
      .filter((line) => !line.includes('://') && !line.startsWith('    '))
      .flatMap((line) => line.split(/(?<=[.?!:])\s/))
      .filter((sentence) => /\w/.test(sentence));
    for (const sentence of sentences) {
      const words = sentence.split(/\s+/).filter((word) => /\w/.test(word));
      expect(words.length, sentence).toBeLessThanOrEqual(15);
    }
    expect(mail.subject.length).toBeLessThanOrEqual(60);
  });

  test('contains the given values, and leaves out unknown ones', () => {
    const kinds: Readonly<Record<string, string>> = mailValues[template];
    const shown = Object.entries(values).filter(([name]) => kinds[name] !== 'id');
    for (const [name, value] of shown) {
      const marked = renderMail({ template, language, values: { ...values, [name]: 'Ωmega' } }, url, sampleFoundValues);
      expect([name, marked.text.includes('Ωmega')]).toEqual([name, true]);
      expect(value).not.toBe('');
    }
    const nothing = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
    const bare = renderMail({ template, language, values: nothing }, url, nothingFound);
    expect(bare.text).not.toMatch(/: *$(?!\n(?:https|\n))/m);
    expect(bare.text).not.toMatch(/Dag ,|Bonjour ,|Dear ,/);
    expectSameInBoth(bare);
  });

  test('typed text is escaped, whatever it looks like', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onmouseover='x",
        '{phone} {name} {brand}',
        'A\r\nBcc: everyone@example.be\r\n\r\n.\r\n',
        '👩‍👧‍👦'.repeat(40),
        'ë'.repeat(2000),
        '$& $1 $`',
        '__proto__',
        '\u202egnp.exe',
      ),
    );
    const record = fc.record(Object.fromEntries(Object.keys(values).map((name) => [name, odd])));
    const found = fc.record(Object.fromEntries(Object.keys(sampleFoundValues).map((name) => [name, odd])));
    fc.assert(
      fc.property(record, found, (oddValues, oddFound) => {
        const rendered = renderMail({ template, language, values: oddValues }, url, oddFound);
        expect(rendered.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(rendered.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u);
        // No tag or attribute more than with plain text.
        const tags = (html: string) =>
          html.match(/<[^>]*>/g)?.filter((tag) => !/^<br>$|^<\/?p\b|(?:strong|span)\b/.test(tag));
        expect(tags(rendered.html)?.filter((tag) => !/^<\/?div/.test(tag))).toEqual(
          tags(mail.html)?.filter((tag) => !/^<\/?div/.test(tag)),
        );
        // Lines of ours begin at the margin; typed lines after a label do not.
        const urls = rendered.text.split('\n').filter((line) => line === url);
        expect(urls).toHaveLength(1);
        expectSameInBoth(rendered);
      }),
      { numRuns: 25 },
    );
  });
});

test('only mails with a link that signs in warn about passwords', () => {
  const warns = mailTemplates.filter((template) =>
    renderMail({ template, language: 'NL', values: sampleMailValues[template] }, url, sampleFoundValues).text.includes(
      'Geef uw wachtwoord aan niemand.',
    ),
  );
  expect(warns).toEqual(['verify-email', 'reset-password', 'welcome', 'account-invitation']);
});

test('day and hour are in words, and an unknown student is left out', () => {
  const order = { template: 'student-assigned', language: 'NL', values: sampleMailValues['student-assigned'] } as const;
  const known = renderMail(order, url, sampleFoundValues).text;
  expect(known).toContain('Student: Lotte Janssens\nWoont in: Gent\nWanneer: dinsdag 3 maart om 14 uur\nDuur: 2 uur');
  const unknown = renderMail(order, url, { student: '', residence: '' }).text;
  expect(unknown).toContain('Student: De naam volgt nog. U vindt hem straks bij uw aanvraag.\nWanneer:');
});

test('further lines of typed text are indented, so that they cannot pass for ours', () => {
  const values = { ...sampleMailValues['staff-waiting-list'], notes: 'Dag\nNaam: iemand anders' };
  const { text, html } = renderMail({ template: 'staff-waiting-list', language: 'FR', values }, url, nothingFound);
  expect(text).toContain('Opmerkingen: Dag\n    Naam: iemand anders');
  expect(html).toContain('Dag<br>Naam: iemand anders');
});

test('an order that lacks a value throws', () => {
  expect(() => renderMail({ template: 'welcome', language: 'NL', values: {} }, url)).toThrow('lacks name');
  const values = sampleMailValues['student-assigned'];
  expect(() => renderMail({ template: 'student-assigned', language: 'NL', values }, url)).toThrow('{student}');
});

test('the address of a link is escaped as well', () => {
  expect(escapeHtml(`<a href="x" onclick='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
  const { html } = renderMail({ template: 'verify-email', language: 'NL', values: {} }, 'https://a.test/"><script>');
  expect(html).not.toContain('<script>');
});

test('staff reads whom to call, and why, before anything else; what is not known is named', () => {
  const values = sampleMailValues['staff-new-request'];
  const order = { template: 'staff-new-request', language: 'NL', values } as const;
  expect(renderMail(order, url).text).toContain(
    'Naam: Maria Peeters\nTelefoon: 0470 12 34 56\nWoont in: 2000 Antwerpen\nDienst: Tuinonderhoud\n',
  );
  const unknown = { ...values, name: '', telephone: '', town: '', address: '', notes: '', email: '' };
  const { text } = renderMail({ ...order, values: unknown }, url);
  expect(text).toContain('Naam: niet ingevuld\nTelefoon: niet ingevuld\nWoont in: niet ingevuld\n');
  expect(text).toContain('Opmerkingen: geen\nReferentie:');
  const signUp = {
    template: 'staff-waiting-list',
    language: 'NL',
    values: sampleMailValues['staff-waiting-list'],
  } as const;
  expect(renderMail(signUp, url, sampleFoundValues).text).toContain(
    'Rol: Familielid of verzorger\nZoekt hulp voor: Maria Peeters\n',
  );
  expect(renderMail(signUp, url, nothingFound).text).not.toMatch(/Rol|Zoekt hulp voor/);
});

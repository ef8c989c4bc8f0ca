import { brand, phoneHref } from '#domain/brand.ts';
import type { Mail } from '#domain/documents/mail.ts';
import { htmlDocument } from './html-document.ts';
import { textsIn } from './texts/texts-in.ts';

export interface RenderedMail {
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const brandValues: Readonly<Record<string, string>> = {
  brand: brand.name,
  phone: brand.phoneDisplay,
  fromHour: String(brand.phoneHours.fromHour),
  toHour: String(brand.phoneHours.toHour),
};

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(brandValues, name) ? brandValues[name] : values[name];
    if (value === undefined) throw new Error(`a mail wants {${name}}, which its order does not give`);
    return value;
  });
}

/**
 * A mail as it leaves, as plain text and as HTML that say the same.
 * @param url where the button leads; null for a template without one.
 * @throws Error when the order lacks a value that the texts name, or a link.
 */
export function renderMail(
  { template, values, language }: Pick<Mail, 'template' | 'values' | 'language'>,
  url: string | null,
): RenderedMail {
  const texts = textsIn(language);
  const text = texts.templates[template];
  const say = (line: string): string => fill(line, values);
  if (text.button !== null && url === null) throw new Error(`a mail ${template} without its link`);
  const link = text.button === null || url === null ? null : { label: say(text.button), url };

  const heading = say(text.heading);
  const paragraphs = text.paragraphs.map(say);
  const closing = text.closing.map(say);
  const help = texts.help.map(say);
  const linkLines = link === null ? [] : [`${link.label}:\n${link.url}`];
  return {
    language: texts.language,
    subject: say(text.subject),
    text: [heading, ...paragraphs, ...linkLines, ...closing, help.join('\n'), brand.name].join('\n\n').concat('\n'),
    html: htmlDocument({
      language: texts.language,
      title: say(text.subject),
      heading,
      paragraphs,
      link: link === null ? null : { ...link, bare: texts.bareLink },
      closing,
      help,
      phone: { shown: brand.phoneDisplay, href: phoneHref },
      sender: brand.name,
    }),
  };
}

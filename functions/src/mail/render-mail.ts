import { silenceHours } from '#domain/visits/approval.ts';
import { brand, phoneHref } from '#domain/brand.ts';
import { writtenIban } from '#domain/transfers/epc-code.ts';
import type { SaidTo } from '#domain/documents/notification.ts';
import { type Mail, type MailTemplate, staffMailLanguage, type StaffMailTemplate } from '#domain/documents/mail.ts';
import { reviewTokenDays } from '#domain/documents/review.ts';
import { type MailValueKind, mailValues } from '#domain/mail/mail-values.ts';
import { htmlDocument } from './html-document.ts';
import { formatValue } from './format-value.ts';
import type { MailFact, MailText, MailTexts } from './texts/mail-texts.ts';
import { staffHelp, staffMails } from './texts/staff.ts';
import { textsIn } from './texts/texts-in.ts';
import { toldTemplates } from './texts/told/told-texts.ts';

export interface RenderedMail {
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it says, without address, button and help. */
  readonly content: Pick<SaidTo, 'subject' | 'paragraphs' | 'facts' | 'closing'>;
}

type Values = Readonly<Record<string, string>>;

const ownValues: Values = {
  brand: brand.name,
  phone: brand.phoneDisplay,
  fromHour: String(brand.phoneHours.fromHour),
  toHour: String(brand.phoneHours.toHour),
  reviewDays: String(reviewTokenDays),
  silenceHours: String(silenceHours),
  iban: writtenIban(brand.bank.iban),
  beneficiary: brand.bank.beneficiary,
  enterprise: brand.enterpriseNumber,
};

/** Of what is looked up when a mail leaves; everything else is a text. */
const foundKinds: Readonly<Record<string, MailValueKind>> = { lacking: 'euro' };

const aboutPasswords: ReadonlySet<MailTemplate> = new Set([
  'verify-email',
  'reset-password',
  'welcome',
  'account-invitation',
]);

function isForStaff(template: MailTemplate): template is StaffMailTemplate {
  return template in staffMails;
}

/** The formatted values of all placeholders. */
function formattedValues(
  { template, values }: Pick<Mail, 'template' | 'values'>,
  found: Values,
  texts: MailTexts,
): Values {
  const kinds: Readonly<Record<string, MailValueKind>> = mailValues[template];
  const ordered = Object.entries(kinds).map(([name, kind]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`the order of a mail ${template} lacks ${name}`);
    return [name, formatValue(kind, value, texts.formats)] as const;
  });
  const foundLater = Object.entries(found).map(
    ([name, value]) => [name, formatValue(foundKinds[name] ?? 'text', value, texts.formats)] as const,
  );
  return { ...Object.fromEntries([...ordered, ...foundLater]), ...ownValues };
}

const placeholder = /\{(\w+)\}/g;

function valueOf(name: string, values: Values): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`no value for {${name}} in a mail`);
  return value;
}

/** In one pass, so that placeholders inside values are not replaced. */
function fill(text: string, values: Values): string {
  return text.replaceAll(placeholder, (_, name: string) => valueOf(name, values));
}

function isKnown(text: string, values: Values): boolean {
  return [...text.matchAll(placeholder)].every(([, name = '']) => valueOf(name, values) !== '');
}

interface FormattedFact {
  readonly label: string;
  readonly value: string;
}

function formatFacts(facts: readonly MailFact[], values: Values): FormattedFact[] {
  return facts.flatMap(({ label, value, unknown }) => {
    if (isKnown(value, values)) return [{ label, value: fill(value, values) }];
    return unknown === undefined ? [] : [{ label, value: unknown }];
  });
}

/** A line of plain text. Further lines of a value are indented, so that they cannot pass for lines of ours. */
function factLine({ label, value }: FormattedFact): string {
  return `${label} ${value.replaceAll('\n', '\n    ')}`;
}

function textOf(
  template: MailTemplate,
  texts: MailTexts,
): { readonly text: MailText; readonly help: readonly string[] } {
  if (isForStaff(template)) return { text: staffMails[template], help: staffHelp };
  const help = aboutPasswords.has(template) ? [...texts.help, texts.passwordHelp] : texts.help;
  return { text: texts.templates[template], help };
}

/**
 * What staff says or prints in the place of a mail, as it holds now: its heading and facts, and sentences for paper.
 * @returns null for what staff does not tell.
 * @throws Error when the order lacks a value of the template.
 */
export function renderTold(
  order: Pick<Mail, 'template' | 'values' | 'language'>,
  found: Values = {},
): RenderedMail['content'] | null {
  const texts = textsIn(order.language);
  const template = toldTemplates.find((known) => known === order.template);
  if (template === undefined) return null;
  const { heading, facts = [] } = texts.templates[template];
  const values = formattedValues(order, found, texts);
  const lines = [texts.told.greeting, ...texts.told.sentences[template]];
  return {
    subject: fill(heading, values),
    paragraphs: lines.filter((line) => isKnown(line, values)).map((line) => fill(line, values)),
    facts: formatFacts(facts, values),
    closing: texts.help.map((line) => fill(line, values)),
  };
}

/**
 * Renders a mail as plain text and as equivalent HTML.
 * @param url the target of the button.
 * @param found the values that were looked up at sending time.
 * @throws Error when the order lacks a value of the template.
 */
export function renderMail(
  order: Pick<Mail, 'template' | 'values' | 'language'>,
  url: string,
  found: Values = {},
): RenderedMail {
  const texts = textsIn(isForStaff(order.template) ? staffMailLanguage : order.language);
  const { text, help: helpTexts } = textOf(order.template, texts);
  const values = formattedValues(order, found, texts);
  const fillLines = (lines: readonly string[]): string[] =>
    lines.filter((line) => isKnown(line, values)).map((line) => fill(line, values));

  const subject = fill(text.subject, values);
  const heading = fill(text.heading, values);
  const paragraphs = fillLines(text.paragraphs);
  const content = {
    subject,
    paragraphs,
    facts: formatFacts(text.facts ?? [], values),
    closing: fillLines(text.closing),
  };
  const facts = content.facts.map(({ label, value }) => ({ label: label + texts.colon, value }));
  const help = fillLines(helpTexts);
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(factLine).join('\n')]),
    `${text.button}${texts.colon}\n${url}`,
    ...content.closing,
    help.join('\n'),
    brand.name,
  ];
  return {
    language: texts.language,
    subject,
    content,
    text: blocks.join('\n\n').concat('\n'),
    html: htmlDocument({
      language: texts.language,
      title: subject,
      heading,
      paragraphs,
      facts,
      link: { label: text.button, url, bare: texts.bareLink },
      closing: content.closing,
      help,
      phone: { shown: brand.phoneDisplay, href: phoneHref },
      sender: brand.name,
    }),
  };
}

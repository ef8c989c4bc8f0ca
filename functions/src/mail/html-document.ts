import { escapeHtml } from '#domain/escape-html.ts';

/** The parts of a mail as plain text; all escaping happens here. */
interface MailDocument {
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A label ends in its own colon. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** `bare` precedes the full address, for mail programs without buttons. */
  readonly link: { readonly label: string; readonly url: string; readonly bare: string };
  readonly closing: readonly string[];
  readonly help: readonly string[];
  /** Becomes a link wherever the help names it. */
  readonly phone: { readonly shown: string; readonly href: string };
  readonly sender: string;
}

/** The app's own colours (src/ui/theme/colors.ts), 7:1 and more. Inline, because many mail programs drop style sheets. */
const color = {
  page: '#fdf8ec',
  card: '#ffffff',
  text: '#1d2a22',
  link: '#0f4a36',
  main: '#14523b',
  onMain: '#ffffff',
};

const style = {
  body: `margin:0;padding:24px 12px;background-color:${color.page};color:${color.text}`,
  card: `max-width:600px;margin:0 auto;padding:28px 24px;background-color:${color.card};border-radius:12px;font-family:Arial,Helvetica,sans-serif;font-size:20px;line-height:1.5;color:${color.text};overflow-wrap:break-word;word-wrap:break-word`,
  sender: `margin:0 0 20px;font-size:22px;font-weight:bold;color:${color.link}`,
  heading: 'margin:0 0 20px;font-size:30px;line-height:1.25;font-weight:bold',
  paragraph: 'margin:0 0 20px',
  facts: `margin:0 0 20px;padding:4px 0 4px 18px;border-left:4px solid ${color.main}`,
  fact: 'margin:8px 0',
  kept: 'white-space:nowrap',
  button: `display:inline-block;padding:18px 28px;background-color:${color.main};color:${color.onMain};font-size:22px;font-weight:bold;text-decoration:none;text-align:center;border-radius:10px`,
  phone: `display:inline-block;padding:13px 0;color:${color.link};text-decoration:underline;white-space:nowrap`,
  bare: `display:inline-block;padding:15px 0;color:${color.link};text-decoration:underline;font-size:18px;word-break:break-all`,
  help: `margin:28px 0 0;padding:20px 0 0;border-top:2px solid ${color.main}`,
} as const;

function paragraph(text: string): string {
  return `<p style="${style.paragraph}">${escapeHtml(text)}</p>`;
}

/** Values up to this length are not broken over two lines. */
const longestKept = 16;

/** Label and value in one line for screen readers; some mail programs do not support description lists. */
function factParts(facts: MailDocument['facts']): string[] {
  if (facts.length === 0) return [];
  const lines = facts.map(({ label, value }) => {
    const shown = escapeHtml(value).replaceAll('\n', '<br>');
    const kept = value.length > longestKept ? shown : `<span style="${style.kept}">${shown}</span>`;
    return `<p style="${style.fact}"><strong>${escapeHtml(label)}</strong> ${kept}</p>`;
  });
  return [`<div style="${style.facts}">`, ...lines, '</div>'];
}

function linkParts({ label, url, bare }: MailDocument['link']): string[] {
  const href = escapeHtml(url);
  return [
    `<p style="margin:28px 0"><a style="${style.button}" href="${href}">${escapeHtml(label)}</a></p>`,
    `<p style="${style.paragraph}">${escapeHtml(bare)}<br><a style="${style.bare}" href="${href}">${href}</a></p>`,
  ];
}

function helpPart({ help, phone }: MailDocument): string {
  const shown = escapeHtml(phone.shown);
  const call = `<a style="${style.phone}" href="${escapeHtml(phone.href)}">${shown}</a>`;
  const lines = help.map((line) => escapeHtml(line).replace(shown, () => call));
  return `<p style="${style.help}">${lines.join('<br>')}</p>`;
}

/** Loads nothing: no images, fonts or trackers. */
export function htmlDocument(mail: MailDocument): string {
  const content = [
    `<p style="${style.sender}">${escapeHtml(mail.sender)}</p>`,
    `<h1 style="${style.heading}">${escapeHtml(mail.heading)}</h1>`,
    ...mail.paragraphs.map(paragraph),
    ...factParts(mail.facts),
    ...linkParts(mail.link),
    ...mail.closing.map(paragraph),
    helpPart(mail),
  ];
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(mail.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeHtml(mail.title)}</title>`,
    '</head>',
    `<body style="${style.body}">`,
    `<div role="main" lang="${escapeHtml(mail.language)}" style="${style.card}">`,
    ...content,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

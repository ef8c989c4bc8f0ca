import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { brand } from '#domain/brand.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';

export interface OutgoingMail {
  /** Of the work document: the Message-ID follows from it, so that a mail that is sent twice is one to whoever reads it. */
  readonly id: string;
  readonly to: string;
  /** As an HTML document says it: nl, fr or en. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Smtp {
  /** Hands a mail to the mail server. Never throws: what went wrong is in the outcome. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string;
  readonly from: string;
}

/** Together far below the lease of a mail (src/domain/mail/mail-delivery.ts). */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  /** Of silence. */
  socketTimeout: 20_000,
} as const;

/** A server that answers one byte a second keeps every other limit; this one it does not. */
const longestAttemptMs = 45_000;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** In an address these have a meaning in a header or in the protocol; no mailbox of a person needs them. */
const separators = /[\s<>()[\]\\,;:"]|[^ -~\u00a1-\uffff]/u;

/** How nodemailer tells of a refusal: @see https://nodemailer.com/smtp/#error-handling */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Only a recipient that is refused for good ends the work: whatever else is wrong may be mended, here or there. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, command, responseCode = 0 }: SmtpError = error instanceof Error ? error : new Error('unknown');
  const forGood = responseCode >= 500 && responseCode < 600;
  if (code === 'EENVELOPE' && command === 'RCPT TO' && forGood) return { kind: 'refused', code: 'recipient-refused' };
  if (code === 'EMESSAGE' && forGood) return { kind: 'retry', code: 'message-refused' };
  return { kind: 'retry', code: 'server-unavailable' };
}

function messageId(id: string, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

function lateAfter(ms: number): { readonly outcome: Promise<MailOutcome>; readonly cancel: () => void } {
  let cancel = (): void => undefined;
  const outcome = new Promise<MailOutcome>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'retry', code: 'server-unavailable' }), ms);
    cancel = () => clearTimeout(timer);
  });
  return { outcome, cancel };
}

/** @param settings read when the first mail leaves: they are known only while a function runs. */
export function createSmtp(
  settings: () => SmtpSettings,
  attemptMs: number = longestAttemptMs,
): Smtp & { readonly close: () => void } {
  let opened: { readonly from: string; readonly transport: ReturnType<typeof open> } | undefined;

  function open(url: string) {
    return createTransport({
      url,
      pool: true,
      maxConnections: 3,
      ...patience,
      // Across the internet never in the clear, whatever the server offers.
      requireTLS: !loopback.has(new URL(url).hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send({ id, to, language, subject, text, html }) {
      if (separators.test(to)) return { kind: 'refused', code: 'recipient-refused' };
      const late = lateAfter(attemptMs);
      try {
        if (opened === undefined) {
          const { url, from } = settings();
          opened = { from, transport: open(url) };
        }
        const { from, transport } = opened;
        const sent = transport.sendMail({
          // Objects, because texts would be parsed as lists of addresses.
          from: { name: brand.name, address: from },
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          replyTo: { name: brand.name, address: brand.email },
          subject,
          text,
          html,
          messageId: messageId(id, from),
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        });
        return await Promise.race([sent.then((): MailOutcome => ({ kind: 'sent' })), late.outcome]);
      } catch (error) {
        return outcomeOf(error);
      } finally {
        late.cancel();
      }
    },
    close: () => opened?.transport.close(),
  };
}

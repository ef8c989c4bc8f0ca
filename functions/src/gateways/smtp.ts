import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { brand } from '#domain/brand.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';

export interface OutgoingMail {
  /** Of the mail document. The Message-ID derives from it, so that mail programs recognise a mail that was sent twice. */
  readonly id: string;
  readonly to: string;
  /** As an HTML document says it: nl, fr or en. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Smtp {
  /** Sends a mail to the mail server. Never throws. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string;
  readonly from: string;
}

/** Together far below the lease of a mail (src/domain/mail/mail-delivery.ts). */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  /** Of inactivity. */
  socketTimeout: 20_000,
} as const;

/** Bounds the whole attempt: a server that sends one byte a second exceeds none of the timeouts above. */
const longestAttemptMs = 45_000;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Characters with a meaning in headers or in SMTP, which no person's mailbox needs. */
const separators = /[\s<>()[\]\\,;:"]|[^ -~\u00a1-\uffff]/u;

/** Nodemailer's errors: @see https://nodemailer.com/smtp/#error-handling */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Only a permanently rejected recipient ends the delivery; every other failure may be temporary. */
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

function timeoutAfter(ms: number): { readonly outcome: Promise<MailOutcome>; readonly cancel: () => void } {
  let cancel = (): void => undefined;
  const outcome = new Promise<MailOutcome>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'retry', code: 'server-unavailable' }), ms);
    cancel = () => clearTimeout(timer);
  });
  return { outcome, cancel };
}

/** @param settings read at the first mail, because settings are available only at run time. */
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
      ...timeouts,
      // Never in plain text across the internet, whatever the server offers.
      requireTLS: !loopback.has(new URL(url).hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send({ id, to, language, subject, text, html }) {
      if (separators.test(to)) return { kind: 'refused', code: 'recipient-refused' };
      const timeout = timeoutAfter(attemptMs);
      try {
        if (opened === undefined) {
          const { url, from } = settings();
          opened = { from, transport: open(url) };
        }
        const { from, transport } = opened;
        const sent = transport.sendMail({
          // Objects, because strings would be parsed as address lists.
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
        return await Promise.race([sent.then((): MailOutcome => ({ kind: 'sent' })), timeout.outcome]);
      } catch (error) {
        return outcomeOf(error);
      } finally {
        timeout.cancel();
      }
    },
    close: () => opened?.transport.close(),
  };
}

import type { Mail } from '#domain/documents/mail.ts';
import { notificationTextSchema, type SaidTo } from '#domain/documents/notification.ts';
import { isKeptFor } from '#domain/mail/kept-notification.ts';
import type { Services } from '../shell/services.ts';
import type { Prepared } from './preparation.ts';
import type { RenderedMail } from './render-mail.ts';

/** The page of the app that a link opens. Every other link works without signing in, and holds a secret. */
function pageOf(url: string): string | null {
  const { pathname, search } = new URL(url);
  return pathname === '/dashboard' ? pathname + search : null;
}

/**
 * What a mail says to the person of an account, for the app to show; null for another recipient. Checked before the mail
 * leaves: what cannot be stored must not be found out once it is sent.
 */
export async function saidTo(
  { to, template }: Pick<Mail, 'to' | 'template'>,
  { language, url }: Pick<Extract<Prepared, { kind: 'ready' }>, 'language' | 'url'>,
  { content }: RenderedMail,
  { logins, log }: Pick<Services, 'logins' | 'log'>,
): Promise<SaidTo | null> {
  if (!isKeptFor(template)) return null;
  const text = notificationTextSchema.safeParse({ ...content, language, page: pageOf(url) });
  if (!text.success) {
    log.error('mail that cannot be kept', { action: template, code: 'internal' });
    return null;
  }
  const user_id = await logins.ownerOf(to);
  return user_id === null ? null : { ...text.data, user_id };
}

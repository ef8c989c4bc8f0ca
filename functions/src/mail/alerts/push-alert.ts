import type { AlertOutcome } from '#domain/alerts/alert-delivery.ts';
import { pushPayload } from '#domain/alerts/push-payload.ts';
import type { Alert } from '#domain/documents/alerts/alert.ts';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import type { Services } from '#functions/shell/services.ts';
import type { AlertWords } from './alert-words.ts';

type PushResult = Awaited<ReturnType<Services['push']['send']>>;

interface PushedAlert {
  readonly id: string;
  readonly alert: Alert;
  readonly words: AlertWords;
  readonly language: AccountLanguage;
  /** The page that a tap opens. */
  readonly url: string;
}

/** Once one browser has it, she is told: it is not repeated for another that could not be reached. */
function outcomeOf(results: readonly PushResult[]): AlertOutcome {
  if (results.includes('sent')) return { kind: 'sent' };
  if (results.includes('unavailable')) return { kind: 'retry', reason: 'unavailable' };
  return results.includes('refused') ? { kind: 'refused' } : { kind: 'dropped', reason: 'no-way' };
}

/** Sends an alert to the browsers of its person, and forgets those that are gone. */
export async function pushAlert(
  { id, alert, words, language, url }: PushedAlert,
  { clock, push, pushSubscriptions }: Pick<Services, 'clock' | 'push' | 'pushSubscriptions'>,
  browsers: Awaited<ReturnType<Services['pushSubscriptions']['of']>>,
): Promise<AlertOutcome> {
  const payload = pushPayload({ ...words, tag: alert.mail_id, language, url });
  const results = await Promise.all(
    browsers.map(async (browser) => {
      const result = await push.send(browser, { id, payload, expiresAt: alert.expires_at }, clock.now());
      if (result === 'gone') await pushSubscriptions.remove(browser.id);
      return result;
    }),
  );
  return outcomeOf(results);
}

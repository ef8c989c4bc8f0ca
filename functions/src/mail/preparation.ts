import type { Mail } from '#domain/documents/mail.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';
import type { Services } from '../shell/services.ts';

export type PreparationServices = Pick<
  Services,
  'arrivals' | 'circleLinks' | 'clock' | 'debts' | 'helperLinks' | 'mailLinks' | 'reviewTokens' | 'signUps' | 'visits'
> & {
  readonly askedErasures: Pick<Services['askedErasures'], 'issue'>;
  readonly dataExports: Pick<Services['dataExports'], 'issue'>;
  readonly circles: Pick<Services['circles'], 'membershipOf'>;
  readonly threads: Pick<Services['threads'], 'find'>;
};

/** What is looked up at sending time, or why the mail is not sent. */
export type Prepared =
  | {
      readonly kind: 'ready';
      readonly language: Mail['language'];
      readonly url: string;
      /** Values that are not in the order, because they can change or are known later. */
      readonly found: Readonly<Record<string, string>>;
    }
  | Extract<MailOutcome, { kind: 'unneeded' | 'retry' }>;

export type Preparation = (mail: Mail, services: PreparationServices) => Promise<Prepared>;

/** A visit as it stands. */
export type PlannedVisit = NonNullable<Awaited<ReturnType<Services['visits']['planOf']>>>;

export const unneeded = { kind: 'unneeded' } as const;

export function ready(
  { language }: Pick<Mail, 'language'>,
  url: string,
  found: Readonly<Record<string, string>> = {},
): Prepared {
  return { kind: 'ready', language, url, found };
}

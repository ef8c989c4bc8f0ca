import * as z from 'zod/mini';
import type { AccountLanguage } from '../documents/interim-user.ts';

/**
 * A declarative push message: Safari shows it by itself, other browsers hand it to the service worker. It names nobody
 * and no place, because services and locked screens see what comes.
 */
export const pushPayloadSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.string(),
    /** The id of what the app shows of it. */
    tag: z.string(),
    navigate: z.string(),
  }),
});

export type PushPayload = z.infer<typeof pushPayloadSchema>;

interface Told {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly language: AccountLanguage;
  readonly url: string;
}

export const pushPayload = ({ title, body, tag, language, url }: Told): PushPayload => ({
  web_push: 8030,
  notification: { title, body, lang: language.toLowerCase(), tag, navigate: url },
});

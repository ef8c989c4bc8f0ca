import type { Services } from '../services.ts';

/** What somebody else's server tells us, word for word: its signature is over the bytes. */
export interface WebhookCall {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** `taken`: whatever follows from it is stored. What cannot be stored now is thrown, so that it is sent again. */
export type WebhookHandler = (call: WebhookCall, services: Services) => Promise<'taken' | 'not-genuine'>;

export interface Webhook {
  /** Last part of its path `/functions/<name>`. */
  readonly name: string;
  /** In lower case. */
  readonly signatureHeader: string;
  readonly load: () => Promise<WebhookHandler>;
}

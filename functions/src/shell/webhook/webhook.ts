import type { Services } from '../services.ts';

/** A delivery of another party's server, unparsed: the signature is over the bytes. */
export interface WebhookCall {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** `taken`: its effects are stored. Throws when they cannot be stored now, so that it is delivered again. */
export type WebhookHandler = (call: WebhookCall, services: Services) => Promise<'taken' | 'not-genuine'>;

export interface Webhook {
  /** Last part of its path `/functions/<name>`. */
  readonly name: string;
  /** In lower case. */
  readonly signatureHeader: string;
  readonly load: () => Promise<WebhookHandler>;
}

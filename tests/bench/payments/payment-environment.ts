import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { forSelf } from '#domain/accounts/acting-for.ts';
import path from 'node:path';
import { freePortNumbers } from '#local/ports.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { StripeStandIn } from '#local/stripe/stripe-stand-in.ts';
import { firestoreAccounts } from '#functions/gateways/accounts.ts';
import { serverClock } from '#functions/gateways/clock.ts';
import { createCharges } from '#functions/gateways/payments/charges.ts';
import { createLedger } from '#functions/gateways/payments/ledger.ts';
import { createMailQueue } from '#functions/gateways/mail-queue.ts';
import { createPayments } from '#functions/gateways/payments/payments.ts';
import { createStripeEvents } from '#functions/gateways/payments/stripe-events.ts';
import { purchaseCredits } from '#functions/payments/purchase-credits.ts';
import { stripeWebhook } from '#functions/payments/stripe-webhook.ts';
import type { Services } from '#functions/shell/services.ts';
import { answerWebhook } from '#functions/shell/webhook/answer-webhook.ts';

export interface OpenPurchase {
  readonly seniorId: string;
  readonly credits: number;
  readonly url: string;
  readonly sessionId: string;
}

export interface PaymentEnvironment {
  /** A person without earlier purchases opens a payment page. */
  open(credits: number): Promise<OpenPurchase>;
  /**
   * Presses the button of the payment page. Resolves once the resulting webhook has answered. @returns the moment at which
   * the credits were there, of performance.now(): the answer comes after the visits that they pay.
   */
  pay(purchase: OpenPurchase): Promise<number>;
  close(): Promise<void>;
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const silent = { info: () => undefined, error: () => undefined };

/** The ledger, which notes when it has stored what a session pays. */
function watchedLedger(onSettled: (sessionId: string) => void): Services['ledger'] {
  const ledger = createLedger(serverClock);
  return {
    ...ledger,
    async settle(state) {
      const settled = await ledger.settle(state);
      onSettled(state.sessionId);
      return settled;
    },
  };
}

/** The services that a purchase uses; others are not called here. */
function paymentServices(stripeOrigin: string, ledger: Services['ledger']): Services {
  const services: Partial<Services> = {
    accounts: firestoreAccounts,
    charges: createCharges(serverClock),
    clock: serverClock,
    ledger,
    log: silent,
    mailQueue: createMailQueue(serverClock),
    payments: createPayments({
      stripe: () => ({ secretKey: practiceKeys.secretKey, apiBase: stripeOrigin }),
      webhookSecret: () => practiceKeys.webhookSecret,
      appOrigin: () => 'http://localhost:5000',
    }),
    stripeEvents: createStripeEvents(serverClock),
    staffEmail: () => 'staf@madelief.test',
  };
  return services as Services;
}

/**
 * The complete path of a payment in this process, over real HTTP: the payment page, the signed webhook, the real
 * handler and gateways, the official client, and a Firestore process. Only the Functions emulator is left out, which
 * production does not have.
 */
export async function openPaymentEnvironment(folder: string, atOnce: number): Promise<PaymentEnvironment> {
  const [stripePort = 0, webhookPort = 0] = await freePortNumbers(2);
  const answers = new Map<string, (status: number) => void>();
  const creditedAt = new Map<string, number>();
  const standIn = new StripeStandIn({
    port: stripePort,
    ...practiceKeys,
    webhookUrl: `http://127.0.0.1:${webhookPort}/functions/stripe-webhook`,
    file: path.join(folder, 'account.jsonl'),
    webhookConcurrency: atOnce,
  });
  const services = paymentServices(
    standIn.origin,
    watchedLedger((sessionId) => creditedAt.set(sessionId, performance.now())),
  );
  const webhook = { name: 'stripe-webhook', signatureHeader: 'stripe-signature', load: async () => stripeWebhook };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bytesOf(request);
      const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
      const answer = await answerWebhook(
        webhook,
        { method: 'POST', path: request.url ?? '', headers, body },
        services,
        randomUUID(),
      );
      response.writeHead(answer.status, answer.headers).end(answer.body);
      const event = JSON.parse(new TextDecoder().decode(body)) as {
        readonly data: { readonly object: { readonly id: string } };
      };
      answers.get(event.data.object.id)?.(answer.status);
    })();
  });
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: webhookPort }, resolve));
  await standIn.start();

  return {
    async open(credits) {
      const seniorId = `bench-${randomUUID()}`;
      const caller = { ...forSelf(seniorId), email: `${seniorId}@madelief.test`, emailVerified: true };
      const page = await purchaseCredits({ amount: credits }, caller, services);
      if (!page.ok) throw new Error(`the purchase was refused: ${page.error.code}`);
      const { url } = page.value;
      return { seniorId, credits, url, sessionId: path.posix.basename(new URL(url).pathname) };
    },

    async pay({ url, sessionId }) {
      const answered = new Promise<number>((resolve) => answers.set(sessionId, resolve));
      const form = new URLSearchParams({ method: 'card', action: 'pay' });
      const { status } = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
      if (status !== 303) throw new Error(`the payment page answered ${status}`);
      const webhookStatus = await answered;
      answers.delete(sessionId);
      const moment = creditedAt.get(sessionId);
      if (webhookStatus !== 200 || moment === undefined) throw new Error(`the webhook answered ${webhookStatus}`);
      return moment;
    },

    async close() {
      await standIn.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

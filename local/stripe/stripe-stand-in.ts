import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Account } from './account/account.ts';
import { ApiError } from './account/api-error.ts';
import { expireDueSessions } from './account/sessions.ts';
import { Store } from './account/store.ts';
import { answerApiCall } from './api/answer-api-call.ts';
import { paymentPagePath } from './objects/session-object.ts';
import type { PageAnswer } from './page/document.ts';
import { redirectAnswer } from './page/document.ts';
import { practicePaymentPath, showOverview, showPracticePayment } from './page/overview-pages.ts';
import { answerPaymentForm, type PageRequest, showPaymentPage, unknownPage } from './page/payment-page.ts';
import { applyAction, actionDetails, actionNames } from './practice/actions.ts';
import { PracticeEndpoints } from './practice/practice-endpoints.ts';
import { Faults } from './practice/faults.ts';
import { Deliveries } from './webhooks/deliveries.ts';

export interface StripeStandInOptions {
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The URL that receives events. */
  readonly webhookUrl: string;
  /** The file of the account's state; null keeps it in memory only. */
  readonly file: string | null;
  readonly now?: () => number;
  /** The delay before the first retry of a delivery; doubles from there. */
  readonly firstRetryDelayMs?: number;
  /** The maximum number of concurrent deliveries. */
  readonly webhookConcurrency?: number;
  readonly onTrouble?: (line: string) => void;
}

const host = '127.0.0.1';
const maxBodyBytes = 1_000_000;
const expiryCheckMs = 1_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new ApiError('The request is too large.', { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const json = (status: number, value: unknown): PageAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** A local Stripe: its API, payment page and webhooks. No money moves. */
export class StripeStandIn {
  readonly origin: string;
  /** For tests in the same process. */
  readonly account: Account;
  readonly deliveries: Deliveries;
  readonly #options: StripeStandInOptions;
  readonly #server: Server;
  readonly #store: Store;
  readonly #faults = new Faults();
  readonly #practiceEndpoints: PracticeEndpoints;
  #expiryTimer: NodeJS.Timeout | undefined;
  #stopping: Promise<void> | undefined;

  constructor(options: StripeStandInOptions) {
    this.#options = options;
    this.origin = `http://${host}:${options.port}`;
    this.#store = new Store(options.file);
    this.account = new Account({
      store: this.#store,
      origin: this.origin,
      now: options.now ?? Date.now,
      onEvent: (event) => this.deliveries.add(event),
    });
    this.deliveries = new Deliveries({
      account: this.account,
      url: options.webhookUrl,
      secret: options.webhookSecret,
      onTrouble: options.onTrouble ?? (() => undefined),
      ...(options.firstRetryDelayMs === undefined ? {} : { firstRetryDelayMs: options.firstRetryDelayMs }),
      ...(options.webhookConcurrency === undefined ? {} : { concurrency: options.webhookConcurrency }),
    });
    this.#practiceEndpoints = new PracticeEndpoints(this.account, this.deliveries, this.#faults);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        options.onTrouble?.(
          `practice payments: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        response.writeHead(500).end();
      });
    });
  }

  /** @throws when the port is in use. */
  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ host, port: this.#options.port }, resolve);
    });
    this.deliveries.resume();
    this.#expiryTimer = setInterval(() => expireDueSessions(this.account), expiryCheckMs);
    this.#expiryTimer.unref();
  }

  /** Idempotent. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    clearInterval(this.#expiryTimer);
    await this.deliveries.stop();
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
    this.#store.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', this.origin);
    const answer = url.pathname.startsWith('/v1/')
      ? this.#answerApi(request, url, body)
      : await this.#answerOther(request, url, body);
    if (answer === null) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
  }

  /** @returns null to break the connection. */
  #answerApi(request: IncomingMessage, url: URL, body: string): PageAnswer | null {
    const { method = 'GET' } = request;
    const fault = this.#faults.take(`${method} ${url.pathname} ${body}`);
    if (fault === 'unreachable') return null;
    if (fault === 'error') return json(500, { error: { message: 'An unknown error occurred', type: 'api_error' } });
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const answer = answerApiCall(this.account, this.#options.secretKey, {
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: Object.fromEntries(headers),
      body,
    });
    return fault === 'answer-lost' ? null : answer;
  }

  async #answerOther(request: IncomingMessage, { pathname, searchParams }: URL, body: string): Promise<PageAnswer> {
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const page: PageRequest = {
      acceptLanguage: request.headers['accept-language'],
      query: searchParams,
      form: new URLSearchParams(body),
    };
    if (pathname === '/' && method === 'GET') return showOverview(this.account, page);
    if (pathname.startsWith(paymentPagePath)) {
      const id = pathname.slice(paymentPagePath.length);
      return method === 'GET' ? showPaymentPage(this.account, id, page) : answerPaymentForm(this.account, id, page);
    }
    if (pathname.startsWith(practicePaymentPath)) {
      const [id = '', action] = pathname.slice(practicePaymentPath.length).split('/');
      return action === undefined ? showPracticePayment(this.account, id, page) : this.#actFromPage(id, action, page);
    }
    if (!pathname.startsWith('/practice/')) return unknownPage(page);
    return this.#answerPractice({ method, path: pathname, query: searchParams, body });
  }

  #actFromPage(id: string, action: string, { form }: PageRequest): PageAnswer {
    const name = actionNames.find((one) => one === action);
    const page = `${practicePaymentPath}${id}`;
    try {
      if (name !== undefined) applyAction(this.account, id, name, actionDetails.parse(Object.fromEntries(form)));
      return redirectAnswer(page);
    } catch (error) {
      if (error instanceof ApiError) return redirectAnswer(`${page}?refused`);
      throw error;
    }
  }

  async #answerPractice(call: Parameters<PracticeEndpoints['answer']>[0]): Promise<PageAnswer> {
    try {
      const answer = await this.#practiceEndpoints.answer(call);
      return answer === null ? json(404, { error: 'There is no such endpoint.' }) : json(200, answer);
    } catch (error) {
      if (error instanceof ApiError) return json(error.status, { error: error.message });
      if (error instanceof SyntaxError) return json(400, { error: 'The body is no JSON.' });
      throw error;
    }
  }
}

import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { ApiError } from '../account/api-error.ts';
import { currentSession } from '../account/sessions.ts';
import { sessionObject } from '../objects/session-object.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import { applyAction, actionDetails, actionNames } from './actions.ts';
import { type Faults, faultSchema } from './faults.ts';

interface PracticeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

const customerSchema = z.strictObject({ client_reference_id: z.string().nullable().default(null) });

function readBody<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  const read = schema.safeParse(body === '' ? {} : JSON.parse(body));
  if (!read.success) throw new ApiError(z.prettifyError(read.error));
  return read.data;
}

function eventsOf(account: Account, query: URLSearchParams): object {
  const session = query.get('session');
  const customer = query.get('client_reference_id');
  const events = [...account.tables.events.values()]
    .filter((event) => (session ?? event.session) === event.session)
    .filter((event) => customer === null || event.clientReferenceId === customer);
  return { events: events.map(({ object: _, ...event }) => event) };
}

function sessionsOf(account: Account, query: URLSearchParams): object {
  const customer = query.get('client_reference_id');
  const sessions = [...account.tables.sessions.keys()]
    .map((id) => currentSession(account, id))
    .filter(({ clientReferenceId }) => customer === null || clientReferenceId === customer);
  return { sessions: sessions.map((session) => sessionObject(account, session)) };
}

/** Endpoints for tests to control the account and its webhooks, which Stripe does not have. README.md lists them. */
export class PracticeEndpoints {
  readonly #account: Account;
  readonly #deliveries: Deliveries;
  readonly #faults: Faults;

  constructor(account: Account, deliveries: Deliveries, faults: Faults) {
    this.#account = account;
    this.#deliveries = deliveries;
    this.#faults = faults;
  }

  /** @returns null for an unknown endpoint. */
  async answer({ method, path, query, body }: PracticeCall): Promise<object | null> {
    const [, first, id = '', action = ''] = path.split('/').slice(1);
    const route = `${method} ${first ?? ''}`;
    if (route === 'GET events') return eventsOf(this.#account, query);
    if (route === 'GET sessions') return sessionsOf(this.#account, query);
    if (route === 'POST sessions') return this.#act(id, action, body);
    if (route === 'POST events') return this.#event(id, action);
    if (route === 'POST webhooks') return this.#webhooks(id, body);
    if (route === 'POST faults') {
      this.#faults.add(readBody(faultSchema, body));
      return {};
    }
    if (route !== 'DELETE faults') return null;
    this.#faults.clear();
    return {};
  }

  #act(id: string, action: string, body: string): object | null {
    const name = actionNames.find((one) => one === action);
    if (name === undefined) return null;
    applyAction(this.#account, id, name, readBody(actionDetails, body));
    return sessionObject(this.#account, currentSession(this.#account, id));
  }

  async #event(id: string, action: string): Promise<object | null> {
    if (action === 'deliver') return { status: await this.#deliveries.deliver(id) };
    if (action !== 'drop') return null;
    this.#deliveries.drop(id);
    return {};
  }

  #webhooks(action: string, body: string): object | null {
    const { client_reference_id: customer } = readBody(customerSchema, body);
    if (action === 'hold') this.#deliveries.hold(customer);
    else if (action === 'release') this.#deliveries.release(customer);
    else return null;
    return {};
  }
}

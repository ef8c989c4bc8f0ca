import type { QueryFilter } from '../cases/rules-case.ts';
import { toRestValue } from '../documents/rest-value.ts';
import type { Actor } from '../people/actors.ts';
import type { World } from '../people/world.ts';
import { type RestWrite, putWrite } from './rest-write.ts';
import { sendRequest, type WireAnswer } from './send-request.ts';
import { administrator, authorizationOf } from './token.ts';

/** The server's answer. `invalid`: rejected before the rules were evaluated. */
export type Answer = 'allowed' | 'denied' | 'invalid';

export interface WireQuery {
  readonly collection: string;
  /** The path of the document above it; none at the root. */
  readonly parent?: string;
  readonly filters: readonly QueryFilter[];
  readonly collectionGroup?: boolean;
}

/** One project on an emulator, used over REST. */
export class Project {
  /** The prefix of resource names. */
  readonly root: string;
  readonly #origin: string;
  readonly #id: string;

  constructor(origin: string, id: string) {
    this.#origin = origin;
    this.#id = id;
    this.root = `projects/${id}/databases/(default)/documents`;
  }

  /** Deletes all documents and stores these. */
  async reset(world: World): Promise<void> {
    const url = `${this.#origin}/emulator/v1/projects/${this.#id}/databases/(default)/documents`;
    const cleared = await sendRequest(url, { method: 'DELETE', headers: administrator });
    if (cleared.status !== 200) throw new Error(`could not empty the project: ${cleared.body}`);
    await this.arrange([...world].map(([path, data]) => putWrite(this.root, path, data)));
  }

  /** Writes as an administrator, bypassing the rules. */
  async arrange(writes: readonly RestWrite[]): Promise<void> {
    const response = await this.#post(':commit', administrator, { writes });
    if (response.status !== 200) throw new Error(`could not arrange the documents: ${response.body}`);
  }

  get(actor: Actor, path: string): Promise<Answer> {
    const url = `${this.#url()}/${path.split('/').map(encodeURIComponent).join('/')}`;
    // A missing document still means that the rules allowed the get.
    return answerOf(sendRequest(url, { method: 'GET', headers: authorizationOf(actor) }), [404]);
  }

  list(actor: Actor, query: WireQuery): Promise<Answer> {
    const above = query.parent === undefined ? '' : `/${query.parent}`;
    const structuredQuery = this.#structured(query);
    return answerOf(this.#post(`${above}:runQuery`, authorizationOf(actor), { structuredQuery }));
  }

  count(actor: Actor, query: WireQuery): Promise<Answer> {
    const structuredAggregationQuery = {
      structuredQuery: this.#structured(query),
      aggregations: [{ alias: 'found', count: {} }],
    };
    return answerOf(this.#post(':runAggregationQuery', authorizationOf(actor), { structuredAggregationQuery }));
  }

  commit(actor: Actor, writes: readonly RestWrite[]): Promise<Answer> {
    return answerOf(this.#post(':commit', authorizationOf(actor), { writes }));
  }

  #structured({ collection, filters, collectionGroup = false }: WireQuery) {
    const conditions = filters.map(({ field, op, value }) => ({
      fieldFilter: { field: { fieldPath: field }, op, value: toRestValue(value, this.root) },
    }));
    return {
      from: [{ collectionId: collection, allDescendants: collectionGroup }],
      ...(conditions.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters: conditions } } }),
    };
  }

  #post(method: string, headers: Record<string, string>, body: object): Promise<WireAnswer> {
    return sendRequest(`${this.#url()}${method}`, { method: 'POST', headers, body });
  }

  #url(): string {
    return `${this.#origin}/v1/${this.root}`;
  }
}

/** @throws Error for any answer that is not the rules': no test may pass because the server failed. */
async function answerOf(request: Promise<WireAnswer>, alsoAllowed: readonly number[] = []): Promise<Answer> {
  const { status, body } = await request;
  if (status === 200 || alsoAllowed.includes(status)) return 'allowed';
  if (status === 403 && body.includes('PERMISSION_DENIED')) return 'denied';
  if (status === 400) return 'invalid';
  throw new Error(`unexpected answer ${status}: ${body}`);
}

import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import { compileRules } from '../compile.ts';
import type { RulesFilter, RulesQuery, RulesRequest, Ruleset, Verdict } from '../types.ts';

const MOMENT = { seconds: 1_795_000_000n, nanos: 123_456_000 };

/** The claims of an Auth emulator token for uid "u1". */
const CLAIMS = {
  sub: 'u1',
  user_id: 'u1',
  iss: 'https://securetoken.google.com/demo-rules',
  aud: 'demo-rules',
  iat: 1_700_000_000,
  exp: 4_000_000_000,
  auth_time: 1_700_000_000,
  firebase: { sign_in_provider: 'password', identities: {} },
};

export function storedDocument(path: string, fields: Readonly<Record<string, Value>> = {}): StoredDocument {
  return {
    path: path.split('/'),
    fields: new Map(Object.entries(fields)),
    createTime: MOMENT,
    updateTime: MOMENT,
  };
}

export const integer = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
export const double = (value: number): Value => ({ kind: 'double', value });
export const string = (value: string): Value => ({ kind: 'string', value });
export const array = (...values: Value[]): Value => ({ kind: 'array', values });
export const map = (fields: Readonly<Record<string, Value>>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(fields)),
});

/** @throws with all issues when the source does not compile. */
export function compileValid(source: string): Ruleset {
  const result = compileRules(source);
  if (!result.ok) {
    throw new Error(result.issues.map((issue) => `${issue.line}:${issue.column} ${issue.description}`).join('\n'));
  }
  return result.ruleset;
}

/** A version 2 source with `body` inside the match of the documents, which starts on line 4. */
export function inDocuments(body: string, head = "rules_version = '2';\n"): string {
  return `${head}service cloud.firestore {\n match /databases/{db}/documents {\n${body}\n}\n}`;
}

/** A source in which this expression, alone on line 5, decides access to t/{id}. */
export function decidedBy(expression: string, verb = 'get', functions = ''): string {
  return `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents { ${functions}\nmatch /t/{id} {\nallow ${verb}: if\n${expression};\n} } }`;
}

export type RequestPart = Partial<Omit<RulesRequest, 'path'>> & { readonly path?: string };

/** A get of t/x by "u1", with overrides. */
export function request(part: RequestPart = {}, documents: readonly StoredDocument[] = []): RulesRequest {
  const stored = new Map(documents.map((document) => [document.path.join('/'), document]));
  const read = (path: readonly string[]): StoredDocument | null => stored.get(path.join('/')) ?? null;
  const path = part.path ?? 't/x';
  return {
    projectId: 'demo-rules',
    databaseId: '(default)',
    method: 'get',
    auth: { uid: 'u1', token: CLAIMS },
    time: MOMENT,
    resource: stored.get(path) ?? null,
    requestResource: null,
    query: null,
    reader: { get: read, getAfter: read },
    budget: { perOperation: 10, perRequest: 10, seen: new Set() },
    ...part,
    path: path.split('/'),
  };
}

export function listRequest(
  collection: string,
  query: Partial<RulesQuery>,
  documents: readonly StoredDocument[] = [],
): RulesRequest {
  return request(
    {
      path: collection,
      method: 'list',
      resource: null,
      query: { limit: null, offset: 0, orderBy: [], filter: null, allDescendants: false, ...query },
    },
    documents,
  );
}

export const fieldFilter = (field: string, op: string, value: Value): RulesFilter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value,
});

/** 'allow', 'deny', or the message of the first error. */
export function outcomeOf(verdict: Verdict): string {
  if (verdict.allowed) return 'allow';
  return verdict.trace.find((entry) => entry.outcome === 'error')?.reason ?? 'deny';
}

/** Evaluates an expression as the condition for a get of t/x. */
export function evaluate(expression: string, document: StoredDocument = storedDocument('t/x')): string {
  return outcomeOf(compileValid(decidedBy(expression)).authorize(request({}, [document])));
}

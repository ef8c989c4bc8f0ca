import type { HttpRule } from '../schema/protos.ts';
import type { FirestoreService, ServiceMethod } from '../service.ts';
import { compileTemplate, type RouteTemplate } from './route-template.ts';

export interface Route {
  readonly method: ServiceMethod;
  /** The part of the request that the body holds: '*' for all of it, '' for none. */
  readonly body: string;
  readonly variables: ReadonlyMap<string, string>;
}

interface Candidate {
  readonly verb: string;
  readonly template: string;
  readonly match: RouteTemplate;
  readonly method: ServiceMethod;
  readonly body: string;
}

const VERBS = ['get', 'post', 'patch', 'delete'] as const;

function candidatesOf(method: ServiceMethod, rule: HttpRule): Candidate[] {
  return VERBS.flatMap((verb) => {
    const template = rule[verb];
    if (template === undefined) return [];
    return [{ verb: verb.toUpperCase(), template, match: compileTemplate(template), method, body: rule.body ?? '' }];
  });
}

/** True for the path of a document: an even number of segments under documents/. */
function isDocumentPath(path: string): boolean {
  const [, below = ''] = path.split('/documents/');
  return below !== '' && below.split('/').length % 2 === 0;
}

/** The routes of the service, as its protos announce them. */
export function compileRoutes(service: FirestoreService): (verb: string, path: string) => Route | null {
  const candidates = service.methods.flatMap((method) => method.http.flatMap((rule) => candidatesOf(method, rule)));
  // `documents:commit` and `…:runQuery` say more than `documents/**`, which would swallow them.
  candidates.sort((a, b) => Number(/:[a-zA-Z]+$/u.test(b.template)) - Number(/:[a-zA-Z]+$/u.test(a.template)));
  return (verb, path) => {
    for (const { verb: candidateVerb, match, method, body } of candidates) {
      if (candidateVerb !== verb) continue;
      // The protos let GetDocument and ListDocuments match the same paths; the service tells them apart by their length.
      if (verb === 'GET' && (method.name === 'GetDocument') !== isDocumentPath(path)) continue;
      const variables = match(path);
      if (variables !== null) return { method, body, variables };
    }
    return null;
  };
}

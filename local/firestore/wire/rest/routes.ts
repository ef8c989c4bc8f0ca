import type { HttpRule } from '../schema/protos.ts';
import type { FirestoreService, ServiceMethod } from '../service.ts';
import { compileTemplate, type RouteTemplate } from './route-template.ts';

export interface Route {
  readonly method: ServiceMethod;
  /** The request field in the body: '*' for the whole message, '' for none. */
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

/** Compiles the routes declared by the service's protos. */
export function compileRoutes(service: FirestoreService): (verb: string, path: string) => Route | null {
  const candidates = service.methods.flatMap((method) => method.http.flatMap((rule) => candidatesOf(method, rule)));
  const listDocuments = service.methods.find(({ name }) => name === 'ListDocuments');
  const matchParent = compileTemplate('/v1/{parent=projects/*/databases/*/documents/**}');
  /** `…/documents` and `…/documents/users/maria/`: the documents of all collections below. */
  const listWithoutCollection = (path: string): Route | null => {
    const parent = path.replace(/\/$/u, '');
    const isParent = parent.endsWith('/documents') || (parent !== path && isDocumentPath(parent));
    const variables = isParent ? matchParent(parent) : null;
    return variables === null || listDocuments === undefined ? null : { method: listDocuments, body: '', variables };
  };
  // Custom verbs (`documents:commit`, `…:runQuery`) first: `documents/**` would match them too.
  candidates.sort((a, b) => Number(/:[a-zA-Z]+$/u.test(b.template)) - Number(/:[a-zA-Z]+$/u.test(a.template)));
  return (verb, path) => {
    for (const { verb: candidateVerb, match, method, body } of candidates) {
      if (candidateVerb !== verb) continue;
      // The patterns of GetDocument and ListDocuments match the same paths; the number of segments decides.
      if (verb === 'GET' && (method.name === 'GetDocument') !== isDocumentPath(path)) continue;
      const variables = match(path);
      if (variables !== null) return { method, body, variables };
    }
    return verb === 'GET' ? listWithoutCollection(path) : null;
  };
}

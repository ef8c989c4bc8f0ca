import { DocumentAccess, type OwnDocument } from '../evaluate/document-access.ts';
import { Evaluation, type Deferred } from '../evaluate/evaluation.ts';
import { EvaluationError, ExpressionLimitError, typeError } from '../runtime/errors.ts';
import { documentPath, documentToRules } from '../runtime/from-stored.ts';
import type { PathValue } from '../runtime/path.ts';
import { typeOf, type RuleValue } from '../runtime/value.ts';
import type { RulesVersion } from '../syntax/ast.ts';
import type { RulesRequest, Verdict } from '../types.ts';
import { describeValue } from './describe-value.ts';
import { knownSegments, matchPath, type Captures, type TargetSegment } from './match-path.ts';
import { alternativesOf, type Alternative } from './query-alternatives.ts';
import { queryResource } from './query-resource.ts';
import { listPath, requestView } from './request-view.ts';
import type { CompiledAllow } from './rule-tree.ts';

/** The subject of a decision: one document, or one alternative of a query. */
interface Subject {
  readonly target: readonly TargetSegment[];
  readonly path: PathValue;
  readonly resource: Deferred;
  readonly own: OwnDocument | null;
}

type TraceEntry = Verdict['trace'][number];

/** Decides a request: allowed when one `allow` for its path and method holds. */
export function authorize(allows: readonly CompiledAllow[], version: RulesVersion, request: RulesRequest): Verdict {
  const subjects = request.method === 'list' ? listSubjects(request) : [documentSubject(request)];
  const trace: TraceEntry[] = [];
  const debug: string[] = [];
  // Every returned document satisfies one of the alternatives, so each must be allowed.
  const allowed =
    subjects.length > 0 &&
    subjects.every((subject) => authorizeSubject(allows, version, request, subject, trace, debug));
  return { allowed, trace, debug };
}

function documentSubject(request: RulesRequest): Subject {
  const isWrite = request.method !== 'get';
  return {
    target: knownSegments(['databases', request.databaseId, 'documents', ...request.path]),
    path: documentPath(request.path, request),
    resource: request.resource === null ? null : documentToRules(request.resource, request),
    own: {
      path: request.path,
      before: request.resource,
      after: isWrite ? request.requestResource : request.resource,
    },
  };
}

/** Empty, and therefore denied, when the filter has too many alternatives. */
function listSubjects(request: RulesRequest): Subject[] {
  return alternativesOf(request.query?.filter ?? null)?.map((alternative) => listSubject(request, alternative)) ?? [];
}

function listSubject(request: RulesRequest, alternative: Alternative): Subject {
  if (alternative.documentName !== null) return namedSubject(request, alternative.documentName);
  const root = ['databases', request.databaseId, 'documents'];
  const collection = request.path.at(-1) ?? '';
  const target = request.query?.allDescendants
    ? [
        ...knownSegments([...root, ...request.path.slice(0, -1)]),
        { kind: 'any' } as const,
        ...knownSegments([collection]),
        { kind: 'one' } as const,
      ]
    : [...knownSegments([...root, ...request.path]), { kind: 'one' } as const];
  return { target, path: listPath(request), resource: queryResource(alternative.facts), own: null };
}

/** A filter `where('__name__', '==', …)` can return only that document, so the rule gets it as `resource`. */
function namedSubject(request: RulesRequest, name: string): Subject {
  const path = name.split('/').slice(5);
  const document = request.reader.get(path);
  return {
    target: knownSegments(['databases', request.databaseId, 'documents', ...path]),
    path: documentPath(path, request),
    resource:
      document === null
        ? new EvaluationError('Variable read error. Variable: [resource].')
        : documentToRules(document, request),
    own: { path, before: document, after: document },
  };
}

function authorizeSubject(
  allows: readonly CompiledAllow[],
  version: RulesVersion,
  request: RulesRequest,
  subject: Subject,
  trace: TraceEntry[],
  debug: string[],
): boolean {
  const documents = new DocumentAccess(request.reader, request.budget, request, subject.own);
  const evaluation = new Evaluation(requestView(request, subject.path), subject.resource, documents);
  const allowed = allows.some((allow) => {
    if (!allow.methods.has(request.method)) return false;
    const captures = matchPath(allow.pattern, subject.target, version);
    if (captures === null) return false;
    const entry = evaluateAllow(allow, evaluation, captures);
    trace.push(entry);
    return entry.outcome === 'allow';
  });
  debug.push(...evaluation.debugOutput.map(describeValue));
  return allowed;
}

function evaluateAllow(allow: CompiledAllow, evaluation: Evaluation, captures: Captures): TraceEntry {
  const { line, column } = allow.position;
  if (allow.condition === null) return { line, column, outcome: 'allow' };
  try {
    const result: RuleValue = allow.condition({ evaluation, captures, slots: [] });
    if (typeof result !== 'boolean') throw typeError(typeOf(result), 'bool');
    return result ? { line, column, outcome: 'allow' } : { line, column, outcome: 'deny', reason: 'false' };
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof ExpressionLimitError) {
      return { line, column, outcome: 'error', reason: error.message };
    }
    throw error;
  }
}

import { authorize } from './authorize/authorize.ts';
import { compileAllows } from './authorize/rule-tree.ts';
import { checkCalls } from './check/calls.ts';
import { checkLimits } from './check/limits.ts';
import { checkLiteralTypes } from './check/literal-types.ts';
import { checkNames } from './check/names.ts';
import { checkPatterns } from './check/patterns.ts';
import { scopeFile, type ScopedFile } from './check/scope.ts';
import { checkServices, FIRESTORE_SERVICE } from './check/services.ts';
import { checkTypeNames } from './check/type-names.ts';
import { ExpressionCompiler } from './evaluate/compile-expression.ts';
import { parseWithGoogleGrammar } from './syntax/grammar.ts';
import { IssueList } from './syntax/issues.ts';
import { lowerFile } from './syntax/lower.ts';
import { toSyntaxIssues } from './syntax/syntax-errors.ts';
import type { CompileResult, Ruleset, RulesIssue } from './types.ts';

/** The documented maximum size of a ruleset, in bytes. */
const MAX_SOURCE_BYTES = 256 * 1024;
const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';
/** The position of issues that concern the whole file. */
const WHOLE_FILE = { line: 0, column: 0 };

/** Parses, checks and compiles a ruleset. */
export function compileRules(source: string): CompileResult {
  const issues = new IssueList();
  const file = readSource(source, issues);
  if (file === null || issues.hasErrors) return { ok: false, issues: issues.sorted() };
  return { ok: true, ruleset: toRuleset(source, file, issues.sorted()) };
}

function readSource(source: string, issues: IssueList): ScopedFile | null {
  if (source === '') {
    issues.error(WHOLE_FILE, 'Rules content empty. Compilation aborted.');
    return null;
  }
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    issues.error(WHOLE_FILE, `Rules content exceeds the maximum of ${MAX_SOURCE_BYTES} bytes. Compilation aborted.`);
    return null;
  }
  const outcome = parseWithGoogleGrammar(source);
  if ('tooDeepAt' in outcome) {
    const { line, column } = outcome.tooDeepAt;
    issues.error({ line, column: column + 1 }, TOO_COMPLEX);
    return null;
  }
  const { tree, tokens, errors } = outcome;
  issues.addAll(toSyntaxIssues(errors));
  checkTypeNames(tree, tokens, issues);
  if (issues.hasErrors) return null;

  const file = lowerFile(tree, issues);
  const scoped = scopeFile(file);
  checkServices(file, issues);
  checkPatterns(file, issues);
  checkLimits(scoped, issues);
  checkNames(scoped, issues);
  checkCalls(scoped, issues);
  checkLiteralTypes(scoped, issues);
  if (file.version === '1' && !issues.hasErrors) {
    issues.warning(
      WHOLE_FILE,
      'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    );
  }
  return scoped;
}

function toRuleset(source: string, file: ScopedFile, warnings: readonly RulesIssue[]): Ruleset {
  const compiler = new ExpressionCompiler();
  const allows = file.services
    .filter((service) => service.node.name === FIRESTORE_SERVICE)
    .flatMap((service) => compileAllows(service, compiler));
  return { source, warnings, authorize: (request) => authorize(allows, file.node.version, request) };
}

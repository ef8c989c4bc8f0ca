import { authorize } from '#local/firestore/rules/authorize/authorize.ts';
import { compileAllows } from '#local/firestore/rules/authorize/rule-tree.ts';
import { scopeFile } from '#local/firestore/rules/check/scope.ts';
import { ExpressionCompiler } from '#local/firestore/rules/evaluate/compile-expression.ts';
import type { RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import { parseWithGoogleGrammar } from '#local/firestore/rules/syntax/grammar.ts';
import { IssueList } from '#local/firestore/rules/syntax/issues.ts';
import { lowerFile } from '#local/firestore/rules/syntax/lower.ts';
import type { Ruleset } from '#local/firestore/rules/types.ts';

/** The syntax tree of valid rules. */
export function parseRules(source: string): RulesFile {
  const outcome = parseWithGoogleGrammar(source);
  if ('tooDeepAt' in outcome) throw new SyntaxError(`L${outcome.tooDeepAt.line} too deep`);
  const { tree, errors } = outcome;
  if (errors.length > 0) throw new SyntaxError(errors.map(({ line, message }) => `L${line} ${message}`).join('\n'));
  return lowerFile(tree, new IssueList());
}

/** Like `compileRules`, without parsing: a quarter of a second saved for every mutant. */
export function rulesetOf(file: RulesFile, compiler = new ExpressionCompiler()): Ruleset {
  const allows = scopeFile(file).services.flatMap((service) => compileAllows(service, compiler));
  return { source: '', warnings: [], authorize: (request) => authorize(allows, file.version, request) };
}

import { SERVICE_FUNCTIONS } from '../library/catalogue.ts';
import { typeOf, type TypeName } from '../runtime/value.ts';
import type { Expression } from '../syntax/ast.ts';
import type { IssueList } from '../syntax/issues.ts';
import { allFunctions, allMatches, type Scope, type ScopedFile } from './scope.ts';
import { visitExpression } from './visit.ts';

/** Warns about operations that must fail for the types of their literals: `1 == 'a'`, `get('users/maria')`. */
export function checkLiteralTypes(file: ScopedFile, issues: IssueList): void {
  const check = (expression: Expression, scope: Scope): void =>
    visitExpression(expression, (part) => checkOne(part, scope, issues));
  for (const { node, scope } of allFunctions(file)) {
    for (const binding of node.bindings) check(binding.value, scope);
    check(node.result, scope);
  }
  for (const { node, scope } of allMatches(file)) {
    for (const { condition } of node.allows) {
      if (condition === null) continue;
      checkCondition(condition, issues);
      check(condition, scope);
    }
  }
}

function checkOne(expression: Expression, scope: Scope, issues: IssueList): void {
  if (expression.kind === 'binary' && expression.operator === '==') {
    const left = literalTypeOf(expression.left);
    const right = literalTypeOf(expression.right);
    if (left !== null && right !== null && left !== right && !(isNumeric(left) && isNumeric(right))) {
      issues.warning(
        expression.operatorPosition,
        'The sub-expressions are not comparable, so this comparison will always return false.',
      );
    }
  }
  const isServiceCall = expression.kind === 'call' && SERVICE_FUNCTIONS.has(expression.name);
  if (isServiceCall && scope.function(expression.name) === undefined) {
    const [path] = expression.args;
    const type = path === undefined ? null : literalTypeOf(path);
    if (path !== undefined && type !== null && type !== 'path') {
      issues.warning(path, `Invalid type. Received one of [${type}]. Expected one of [path].`);
    }
  }
}

function checkCondition(condition: Expression, issues: IssueList): void {
  const type = literalTypeOf(condition);
  if (type === null || type === 'bool') return;
  issues.warning(condition, `Invalid type. Permission statements expect a boolean value. Received one of [${type}].`);
}

/** The type of a literal expression; null for null and for computed values. */
function literalTypeOf(expression: Expression): TypeName | null {
  if (expression.kind === 'literal') return expression.value === null ? null : typeOf(expression.value);
  return expression.kind === 'list' || expression.kind === 'map' || expression.kind === 'path' ? expression.kind : null;
}

const isNumeric = (type: TypeName): boolean => type === 'int' || type === 'float';

import type { Expression } from '../syntax/ast.ts';

/** The direct subexpressions, from left to right. */
function childExpressions(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to].filter((part) => part !== null);
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'ternary':
      return [expression.condition, expression.then, expression.otherwise];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.parts.flatMap((part) => (part.kind === 'expression' ? [part.value] : []));
  }
}

/** Calls `visit` for an expression and all its subexpressions. */
export function visitExpression(expression: Expression, visit: (expression: Expression) => void): void {
  visit(expression);
  for (const child of childExpressions(expression)) visitExpression(child, visit);
}

import type { Expression, PathPart } from '#local/firestore/rules/syntax/ast.ts';

/** A canonical form of an expression of the rules: one line, single quotes, parentheses around every `||`. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? quote(expression.value) : String(expression.value);
    case 'variable':
      return expression.name;
    case 'member':
      return `${printExpression(expression.object)}.${expression.name}`;
    case 'index':
      return `${printExpression(expression.object)}[${printExpression(expression.index)}]`;
    case 'call':
      return `${expression.name}(${printList(expression.args)})`;
    case 'method':
      return `${printExpression(expression.object)}.${expression.name}(${printList(expression.args)})`;
    case 'unary':
      return `${expression.operator}(${printExpression(expression.operand)})`;
    case 'binary':
      return `${printExpression(expression.left)} ${expression.operator} ${printExpression(expression.right)}`;
    case 'logical': {
      const printed = `${printExpression(expression.left)} ${expression.operator} ${printExpression(expression.right)}`;
      return expression.operator === '||' ? `(${printed})` : printed;
    }
    case 'is':
      return `${printExpression(expression.operand)} is ${expression.type}`;
    case 'list':
      return `[${printList(expression.items)}]`;
    case 'path':
      return expression.parts.map((part) => `/${printPart(part)}`).join('');
    case 'ternary':
    case 'slice':
    case 'map':
      throw new TypeError(`no shape test needs a ${expression.kind}`);
  }
}

/** The operands of a conjunction, in order. */
export function conjunctsOf(expression: Expression): readonly Expression[] {
  if (expression.kind !== 'logical' || expression.operator !== '&&') return [expression];
  return [...conjunctsOf(expression.left), ...conjunctsOf(expression.right)];
}

export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function printList(expressions: readonly Expression[]): string {
  return expressions.map(printExpression).join(', ');
}

function printPart(part: PathPart): string {
  if (part.kind === 'literal') return part.value;
  return part.kind === 'expression' ? `$(${printExpression(part.value)})` : `{${part.name}}`;
}

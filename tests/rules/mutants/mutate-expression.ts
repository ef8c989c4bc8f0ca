import type { BinaryOperator, Expression, PathPart } from '#local/firestore/rules/syntax/ast.ts';
import { inside, insideEach, type Mutated } from './mutation.ts';
import { mutatePattern } from './mutate-pattern.ts';

/** Every variant of `expression` with one defect. */
export function* mutateExpression(expression: Expression): Generator<Mutated<Expression>> {
  yield* mistakesAt(expression);
  yield* mistakesInside(expression);
}

/** The negated condition. */
export function negated(expression: Expression): Mutated<Expression> {
  const { line, column } = expression;
  return {
    at: expression,
    what: 'negated',
    result: { kind: 'unary', operator: '!', operand: expression, line, column },
  };
}

const confusions: Readonly<Record<BinaryOperator, readonly BinaryOperator[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  in: [],
};

function* mistakesAt(expression: Expression): Generator<Mutated<Expression>> {
  const mistake = (what: string, result: Expression): Mutated<Expression> => ({ at: expression, what, result });
  switch (expression.kind) {
    case 'logical': {
      const { operator, left, right } = expression;
      yield mistake(`${operator}: right side dropped`, left);
      yield mistake(`${operator}: left side dropped`, right);
      yield mistake(`${operator} became the other`, { ...expression, operator: operator === '&&' ? '||' : '&&' });
      yield* inside([negated(left)], (changed) => ({ ...expression, left: changed }));
      yield* inside([negated(right)], (changed) => ({ ...expression, right: changed }));
      return;
    }
    case 'binary':
      for (const operator of confusions[expression.operator]) {
        yield mistake(`${expression.operator} became ${operator}`, { ...expression, operator });
      }
      return;
    case 'unary':
      yield mistake(`${expression.operator} dropped`, expression.operand);
      return;
    case 'ternary':
      yield* inside([negated(expression.condition)], (condition) => ({ ...expression, condition }));
      return;
    case 'list':
      for (const [index, item] of expression.items.entries()) {
        const what = `${item.kind === 'literal' ? String(item.value) : 'an element'} dropped from the list`;
        yield mistake(what, { ...expression, items: expression.items.toSpliced(index, 1) });
      }
      return;
    case 'method':
      yield* mistakesInCall(expression);
      return;
    case 'literal':
      yield* mistakesInLiteral(expression);
      return;
    case 'path':
      yield* inside(mutatePathParts(expression), (parts) => ({ ...expression, parts }));
      return;
    default:
      return;
  }
}

function* mistakesInCall(call: Extract<Expression, { kind: 'method' }>): Generator<Mutated<Expression>> {
  if (call.name === 'trim' || call.name === 'lower') {
    yield { at: call, what: `${call.name}() dropped`, result: call.object };
  }
  const [first] = call.args;
  if (call.name !== 'matches' || first?.kind !== 'literal' || typeof first.value !== 'string') return;
  for (const { pattern, what } of mutatePattern(first.value)) {
    yield { at: first, what: `pattern: ${what}`, result: { ...call, args: [{ ...first, value: pattern }] } };
  }
}

function* mistakesInLiteral(literal: Extract<Expression, { kind: 'literal' }>): Generator<Mutated<Expression>> {
  const { value } = literal;
  const wrong =
    typeof value === 'bigint'
      ? [value - 1n, value + 1n]
      : typeof value === 'boolean'
        ? [!value]
        : typeof value === 'string'
          ? [`${value}x`]
          : [];
  for (const replacement of wrong) {
    yield {
      at: literal,
      what: `${String(value)} became ${String(replacement)}`,
      result: { ...literal, value: replacement },
    };
  }
}

function* mutatePathParts(path: Extract<Expression, { kind: 'path' }>): Generator<Mutated<readonly PathPart[]>> {
  yield* insideEach(path.parts, function* (part): Generator<Mutated<PathPart>> {
    if (part.kind === 'expression') {
      yield* inside(mutateExpression(part.value), (value) => ({ ...part, value }));
    } else if (part.kind === 'literal') {
      yield {
        at: path,
        what: `${part.value} misspelt`,
        result: { ...part, value: `${part.value}x` },
      };
    }
  });
}

function* mistakesInside(expression: Expression): Generator<Mutated<Expression>> {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'path':
      return;
    case 'member':
      yield* inside(mutateExpression(expression.object), (object) => ({ ...expression, object }));
      return;
    case 'index':
      yield* inside(mutateExpression(expression.object), (object) => ({ ...expression, object }));
      yield* inside(mutateExpression(expression.index), (index) => ({ ...expression, index }));
      return;
    case 'slice':
      yield* inside(mutateExpression(expression.object), (object) => ({ ...expression, object }));
      return;
    case 'call':
      yield* inside(insideEach(expression.args, mutateExpression), (args) => ({ ...expression, args }));
      return;
    case 'method':
      yield* inside(mutateExpression(expression.object), (object) => ({ ...expression, object }));
      yield* inside(insideEach(expression.args, mutateExpression), (args) => ({ ...expression, args }));
      return;
    case 'unary':
      yield* inside(mutateExpression(expression.operand), (operand) => ({ ...expression, operand }));
      return;
    case 'is':
      yield* inside(mutateExpression(expression.operand), (operand) => ({ ...expression, operand }));
      return;
    case 'binary':
    case 'logical':
      yield* inside(mutateExpression(expression.left), (left) => ({ ...expression, left }));
      yield* inside(mutateExpression(expression.right), (right) => ({ ...expression, right }));
      return;
    case 'ternary':
      yield* inside(mutateExpression(expression.condition), (condition) => ({ ...expression, condition }));
      yield* inside(mutateExpression(expression.then), (then) => ({ ...expression, then }));
      yield* inside(mutateExpression(expression.otherwise), (otherwise) => ({ ...expression, otherwise }));
      return;
    case 'list':
      yield* inside(insideEach(expression.items, mutateExpression), (items) => ({ ...expression, items }));
      return;
    case 'map':
      yield* inside(
        insideEach(expression.entries, ([key, value]) =>
          inside(mutateExpression(value), (changed): readonly [Expression, Expression] => [key, changed]),
        ),
        (entries) => ({ ...expression, entries }),
      );
      return;
  }
}

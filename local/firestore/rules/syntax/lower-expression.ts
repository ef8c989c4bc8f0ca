import { decodeSegment } from '../runtime/path.ts';
import { EvaluationError } from '../runtime/errors.ts';
import { compilePattern } from '../runtime/regular-expression.ts';
import { PACKAGES } from '../library/catalogue.ts';
import type { BinaryOperator, Expression, LiteralValue, PathPart, Position } from './ast.ts';
import { childrenOf, childrenOfType, firstOfType, nodeType, requireOfType, type ParseNode } from './grammar.ts';
import type { IssueList } from './issues.ts';
import { parseBytesLiteral, parseIntegerLiteral, parseStringLiteral } from './literals.ts';

/** The nesting limit of expressions, including parentheses. */
const MAX_DEPTH = 99;

const BINARY = new Set([
  'MultiplicativeExpression',
  'AdditiveExpression',
  'RelationalExpression',
  'EqualityExpression',
  'ExprInExpression',
]);

export function positionOf(node: ParseNode): Position {
  const token = node.symbol ?? node.start;
  return { line: token?.line ?? 0, column: (token?.column ?? -1) + 1 };
}

/** Lowers the parse tree of an expression to the syntax tree. The source must have no syntax errors. */
// oxlint-disable-next-line max-lines-per-function -- one case for each kind of expression of the grammar
export function lowerExpression(node: ParseNode, issues: IssueList, depth = 0): Expression {
  const position = positionOf(node);
  if (depth === MAX_DEPTH) issues.error(position, 'Expression is too complex to evaluate safely.');
  const lower = (child: ParseNode) => lowerExpression(child, issues, depth + 1);
  const operands = () => childrenOf(node).filter((child) => child.symbol === undefined);
  const operand = (index: number) => lower(operands()[index] ?? node);
  const type = nodeType(node);
  switch (type) {
    // Wrapper nodes, which add no depth.
    case 'PrimaryExpression':
    case 'MapSimpleExpression':
    case 'PathSimpleExpression':
      return lowerExpression(operands()[0] ?? node, issues, depth);
    case 'ParenSimpleExpression':
      return operand(0);
    case 'LiteralExpression':
      return { kind: 'literal', ...position, value: lowerLiteral(node, issues, false) };
    case 'VariableSimpleExpression':
      return { kind: 'variable', ...position, name: node.getText() };
    case 'LogicalOrExpression':
    case 'LogicalAndExpression':
      return {
        kind: 'logical',
        ...position,
        operator: type === 'LogicalOrExpression' ? '||' : '&&',
        left: operand(0),
        right: operand(1),
      };
    case 'TernaryExpression':
      return { kind: 'ternary', ...position, condition: operand(0), then: operand(1), otherwise: operand(2) };
    case 'NotExpression':
      return { kind: 'unary', ...position, operator: '!', operand: operand(0) };
    case 'UnaryAdditiveExpression':
      return lowerNegation(node, issues, depth);
    case 'ExprIsTypeIdExpression':
      return { kind: 'is', ...position, operand: operand(0), type: requireOfType(node, 'IsOperatorId').getText() };
    case 'ListSimpleExpression':
      return { kind: 'list', ...position, items: argumentsOf(node).map(lower) };
    case 'MapExpression':
      return {
        kind: 'map',
        ...position,
        entries: childrenOfType(firstOfType(node, 'MapEntries') ?? node, 'MapEntry').map((entry) => {
          const [key, value] = childrenOf(entry).filter((child) => child.symbol === undefined);
          return [lower(key ?? entry), lower(value ?? entry)] as const;
        }),
      };
    case 'PathExpression':
      return { kind: 'path', ...position, parts: lowerPath(node, lower) };
    case 'MemberLookupSimpleExpression':
      return { kind: 'member', ...position, object: operand(0), name: requireOfType(node, 'KeywordId').getText() };
    case 'ListLookupSimpleExpression':
      return lowerLookup(node, position, lower);
    case 'FunctionCallSimpleExpression':
    case 'MemberFunctionCallSimpleExpression':
    case 'IdMemberFunctionCallSimpleExpression':
      return lowerCall(node, issues, lower);
    default:
      if (BINARY.has(type)) {
        const sign = childrenOf(node).find((child) => child.symbol !== undefined) ?? node;
        return {
          kind: 'binary',
          ...position,
          operator: sign.getText() as BinaryOperator,
          operatorPosition: positionOf(sign),
          left: operand(0),
          right: operand(1),
        };
      }
      throw new Error(`The grammar has an expression that is not known here: ${type}.`);
  }
}

function argumentsOf(node: ParseNode): ParseNode[] {
  const list = firstOfType(node, 'ExpressionList');
  return list === null ? [] : childrenOf(list).filter((child) => child.symbol === undefined);
}

/** `-9223372036854775808` is a literal, although its magnitude alone is out of range. */
function lowerNegation(node: ParseNode, issues: IssueList, depth: number): Expression {
  const position = positionOf(node);
  const child = childrenOf(node)[1] ?? node;
  const literal = nodeType(child) === 'LiteralExpression' ? child : null;
  const operand: Expression =
    literal === null
      ? lowerExpression(child, issues, depth + 1)
      : { kind: 'literal', ...positionOf(literal), value: lowerLiteral(literal, issues, true) };
  return { kind: 'unary', ...position, operator: '-', operand };
}

function lowerLiteral(node: ParseNode, issues: IssueList, negative: boolean): LiteralValue {
  const token = node.getText();
  const invalid = (what: string): null => {
    issues.error(positionOf(node), `Invalid ${what} literal ${token}.`);
    return null;
  };
  if (token === 'null') return null;
  if (token === 'true' || token === 'false') return token === 'true';
  if (/^b['"]/.test(token)) return parseBytesLiteral(token) ?? invalid('bytes');
  if (/^['"]/.test(token)) return parseStringLiteral(token);
  if (token.includes('.')) return Number(token);
  return parseIntegerLiteral(token, negative) ?? invalid('number');
}

function lowerLookup(node: ParseNode, position: Position, lower: (node: ParseNode) => Expression): Expression {
  const [target, lookup] = childrenOf(node).filter((child) => child.symbol === undefined);
  const object = lower(target ?? node);
  const parts = childrenOf(lookup ?? node);
  if (lookup === undefined || nodeType(lookup) === 'IndexLookup') {
    return { kind: 'index', ...position, object, index: lower(parts[0] ?? node) };
  }
  const colon = parts.findIndex((part) => part.symbol !== undefined);
  const [from, to] = [parts[colon - 1], parts[colon + 1]];
  return {
    kind: 'slice',
    ...position,
    object,
    from: from === undefined ? null : lower(from),
    to: to === undefined ? null : lower(to),
  };
}

function lowerCall(node: ParseNode, issues: IssueList, lower: (node: ParseNode) => Expression): Expression {
  const position = positionOf(node);
  const args = argumentsOf(node).map(lower);
  const member = firstOfType(node, 'MemberId');
  if (member === null) {
    const id = childrenOf(node)[0] ?? node;
    return { kind: 'call', ...position, name: id.getText(), namePosition: positionOf(id), args };
  }
  const name = member.getText();
  const namePosition = positionOf(member);
  const target = childrenOf(node)[0] ?? node;
  const targetName = target.getText();
  if (nodeType(node) === 'IdMemberFunctionCallSimpleExpression' && PACKAGES.has(targetName)) {
    return { kind: 'call', ...position, name: `${targetName}.${name}`, namePosition, args };
  }
  const object: Expression =
    nodeType(target) === 'Id' ? { kind: 'variable', ...positionOf(target), name: targetName } : lower(target);
  checkLiteralPattern(name, args, issues);
  return { kind: 'method', ...position, object, name, namePosition, args };
}

/** Google's compiler validates literal patterns, except those of `replace`. */
function checkLiteralPattern(method: string, args: readonly Expression[], issues: IssueList): void {
  const [pattern] = args;
  if ((method !== 'matches' && method !== 'split') || pattern?.kind !== 'literal' || typeof pattern.value !== 'string')
    return;
  try {
    compilePattern(pattern.value);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    issues.error(pattern, error.message);
  }
}

function lowerPath(node: ParseNode, lower: (node: ParseNode) => Expression): PathPart[] {
  return childrenOf(node).flatMap((part): PathPart[] => {
    const declared = childrenOf(part)[0] ?? part;
    if (declared.symbol !== undefined) {
      const expression = childrenOf(part).find((child) => child.symbol === undefined);
      return [{ kind: 'expression', value: lower(expression ?? part) }];
    }
    return [lowerSegment(declared)];
  });
}

/** Lowers one segment of a path: `/users`, `/{id}`, `/{rest=**}`. */
export function lowerSegment(node: ParseNode): Exclude<PathPart, { kind: 'expression' }> {
  const type = nodeType(node);
  const name = firstOfType(node, 'Capture') ?? firstOfType(node, 'GlobCapture');
  if (name === null) return { kind: 'literal', value: decodeSegment(node.getText().slice(1)) };
  return {
    kind: type === 'GlobSegment' ? 'glob' : 'capture',
    name: requireOfType(name, 'LocalVariableId').getText(),
  };
}

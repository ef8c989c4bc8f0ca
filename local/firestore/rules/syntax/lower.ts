import type {
  AllowNode,
  FunctionNode,
  MatchNode,
  NamedPosition,
  PatternSegment,
  RulesFile,
  ServiceNode,
} from './ast.ts';
import { childrenOf, childrenOfType, firstOfType, nodeType, requireOfType, type ParseNode } from './grammar.ts';
import type { IssueList } from './issues.ts';
import { parseStringLiteral } from './literals.ts';
import { lowerExpression, lowerSegment, positionOf } from './lower-expression.ts';

/** Lowers the parse tree of a file without syntax errors to the syntax tree. */
export function lowerFile(tree: ParseNode, issues: IssueList): RulesFile {
  for (const node of childrenOfType(tree, 'ImportStatement')) {
    issues.error(positionOf(node), 'Import statements are not allowed.');
    const module = parseStringLiteral(childrenOf(node)[1]?.getText() ?? "''");
    issues.error(positionOf(node), `Module "${module}" is not part of the standard library.`);
  }
  const statement = firstOfType(tree, 'VersionStatement');
  const version = statement === null ? '1' : parseStringLiteral(childrenOf(statement)[2]?.getText() ?? "''");
  if (statement !== null && version !== '1' && version !== '2') {
    issues.error(positionOf(statement), `Unsupported rules version ${version}.`);
  }
  const statements = childrenOfType(tree, 'RulesetStatement');
  return {
    version: version === '2' ? '2' : '1',
    versionPosition: statement === null ? null : positionOf(statement),
    functions: declared(statements, 'FunctionDeclaration').map((node) => lowerFunction(node, issues)),
    services: declared(statements, 'ServiceDeclaration').map((node) => lowerService(node, issues)),
  };
}

function declared(statements: readonly ParseNode[], type: string): ParseNode[] {
  return statements.flatMap((statement) => childrenOfType(statement, type));
}

function lowerService(node: ParseNode, issues: IssueList): ServiceNode {
  const id = requireOfType(node, 'ServiceId');
  const statements = childrenOfType(node, 'ServiceStatement');
  return {
    name: id.getText(),
    position: positionOf(id),
    functions: declared(statements, 'FunctionDeclaration').map((child) => lowerFunction(child, issues)),
    matches: declared(statements, 'MatchRuleDeclaration').map((child) => lowerMatch(child, issues)),
  };
}

function lowerMatch(node: ParseNode, issues: IssueList): MatchNode {
  const statements = childrenOfType(node, 'MatchStatement');
  return {
    position: positionOf(node),
    pattern: childrenOf(requireOfType(node, 'PathDecl')).map(lowerPatternSegment),
    functions: declared(statements, 'FunctionDeclaration').map((child) => lowerFunction(child, issues)),
    matches: declared(statements, 'MatchRuleDeclaration').map((child) => lowerMatch(child, issues)),
    allows: declared(statements, 'PermissionDeclaration').map((child) => lowerAllow(child, issues)),
  };
}

function lowerPatternSegment(node: ParseNode): PatternSegment {
  const segment = lowerSegment(node);
  const position = positionOf(node);
  if (segment.kind === 'literal') return { ...segment, position };
  const capture = requireOfType(node, nodeType(node) === 'GlobSegment' ? 'GlobCapture' : 'Capture');
  return { ...segment, position, namePosition: positionOf(requireOfType(capture, 'LocalVariableId')) };
}

function lowerAllow(node: ParseNode, issues: IssueList): AllowNode {
  const body = firstOfType(node, 'PermissionBody');
  const condition = body === null ? undefined : childrenOf(body).find((child) => child.symbol === undefined);
  return {
    position: positionOf(node),
    verbs: childrenOfType(requireOfType(node, 'OperationId'), 'Id').map(named),
    condition: condition === undefined ? null : lowerExpression(condition, issues),
  };
}

function lowerFunction(node: ParseNode, issues: IssueList): FunctionNode {
  const body = requireOfType(node, 'FunctionBody');
  const parameters = firstOfType(requireOfType(node, 'FunctionSignature'), 'ParamList');
  const result = childrenOf(requireOfType(body, 'ReturnStatement'))[1] ?? body;
  return {
    ...named(requireOfType(node, 'LocalFunctionId')),
    parameters: parameters === null ? [] : childrenOfType(parameters, 'LocalVariableId').map(named),
    bindings: childrenOfType(body, 'BindingDeclaration').map((binding) => ({
      ...named(requireOfType(binding, 'LocalVariableId')),
      value: lowerExpression(childrenOf(binding)[3] ?? binding, issues),
    })),
    result: lowerExpression(result, issues),
  };
}

function named(node: ParseNode): NamedPosition {
  return { name: node.getText(), position: positionOf(node) };
}

import { FUNCTIONS, METHODS, PACKAGES, SERVICE_FUNCTIONS } from '../library/catalogue.ts';
import type { Expression, NamedPosition } from '../syntax/ast.ts';
import type { IssueList } from '../syntax/issues.ts';
import {
  allFunctions,
  allMatches,
  openFunctionScope,
  type FunctionSymbol,
  type Scope,
  type ScopedFile,
} from './scope.ts';
import { visitExpression } from './visit.ts';

/** The argument counts of each method name, over all types that have it. */
const METHOD_ARITIES: ReadonlyMap<string, ReadonlySet<number>> = collectMethodArities();

/** Checks that every name is declared once, known where it is used, and used. */
export function checkNames(file: ScopedFile, issues: IssueList): void {
  const used = new Set<FunctionSymbol>();
  const functions = allFunctions(file);
  checkDuplicateFunctions(functions, issues);
  for (const symbol of functions) checkFunction(symbol, used, issues);
  for (const { node, scope } of allMatches(file)) {
    for (const segment of node.pattern) {
      if (segment.kind !== 'literal') checkNotPackage({ name: segment.name, position: segment.namePosition }, issues);
    }
    for (const allow of node.allows) {
      if (allow.condition !== null) checkExpression(allow.condition, scope, new Map(), used, issues);
    }
  }
  for (const symbol of functions) {
    // A duplicate function is reported as such, not as unused.
    const isDuplicate = symbol.scope.function(symbol.node.name) !== symbol;
    if (!used.has(symbol) && !isDuplicate)
      issues.warning(symbol.node.position, `Unused function: ${symbol.node.name}.`);
  }
}

function checkDuplicateFunctions(functions: readonly FunctionSymbol[], issues: IssueList): void {
  for (const { node, scope } of functions) {
    const first = scope.function(node.name);
    if (first !== undefined && first.node !== node) {
      issues.error(node.position, `Function ${node.name} is already defined.`);
    }
  }
}

function checkFunction(symbol: FunctionSymbol, used: Set<FunctionSymbol>, issues: IssueList): void {
  const { scope, bindNext } = openFunctionScope(symbol);
  const locals = new Map<string, Local>();
  const declare = (declaration: NamedPosition, complaint: string): void => {
    checkNotPackage(declaration, issues);
    const earlier = locals.get(declaration.name);
    if (earlier !== undefined) {
      issues.error(declaration.position, complaint);
      if (!earlier.used) warnUnused(earlier.declaration, issues);
    }
    locals.set(declaration.name, { declaration, used: false });
  };
  for (const parameter of symbol.node.parameters) declare(parameter, `Variable ${parameter.name} is already defined.`);
  for (const binding of symbol.node.bindings) {
    checkExpression(binding.value, scope, locals, used, issues);
    declare(binding, `The identifier [${binding.name}] is already bound in the current scope.`);
    bindNext(binding.name);
  }
  checkExpression(symbol.node.result, scope, locals, used, issues);
  for (const local of locals.values()) if (!local.used) warnUnused(local.declaration, issues);
}

interface Local {
  readonly declaration: NamedPosition;
  used: boolean;
}

function warnUnused({ name, position }: NamedPosition, issues: IssueList): void {
  issues.warning(position, `Unused variable: ${name}.`);
}

function checkExpression(
  root: Expression,
  scope: Scope,
  locals: ReadonlyMap<string, Local>,
  used: Set<FunctionSymbol>,
  issues: IssueList,
): void {
  visitExpression(root, (expression) => {
    if (expression.kind === 'variable') {
      const local = locals.get(expression.name);
      if (local !== undefined) local.used = true;
      if (PACKAGES.has(expression.name)) {
        checkNotPackage({ name: expression.name, position: expression }, issues);
      } else if (scope.variable(expression.name) === undefined) {
        issues.warning(expression, `Invalid variable name: ${expression.name}.`);
      }
    } else if (expression.kind === 'call' || expression.kind === 'method') {
      checkCall(expression, scope, used, issues);
    }
  });
}

function checkCall(
  call: Extract<Expression, { kind: 'call' | 'method' }>,
  scope: Scope,
  used: Set<FunctionSymbol>,
  issues: IssueList,
): void {
  const declared = call.kind === 'call' ? scope.function(call.name) : undefined;
  if (declared !== undefined) used.add(declared);
  const arities = call.kind === 'method' ? METHOD_ARITIES.get(call.name) : aritiesOf(call.name, declared);
  if (arities === undefined) {
    issues.warning(call.namePosition, `Invalid function name: ${call.name}.`);
  } else if (arities !== 'any' && !arities.has(call.args.length)) {
    issues.warning(call.namePosition, `Incorrect number of arguments supplied to function: ${call.name}.`);
  }
}

function aritiesOf(name: string, declared: FunctionSymbol | undefined): ReadonlySet<number> | 'any' | undefined {
  if (declared !== undefined) return new Set([declared.node.parameters.length]);
  if (name === 'debug') return 'any';
  if (SERVICE_FUNCTIONS.has(name)) return new Set([1]);
  const overloads = FUNCTIONS.get(name);
  return overloads === undefined ? undefined : new Set(overloads.map((overload) => overload.parameters.length));
}

function checkNotPackage({ name, position }: NamedPosition, issues: IssueList): void {
  if (PACKAGES.has(name)) issues.error(position, `${name} is a package and cannot be used as variable name.`);
}

function collectMethodArities(): ReadonlyMap<string, ReadonlySet<number>> {
  const arities = new Map<string, Set<number>>();
  for (const table of Object.values(METHODS)) {
    for (const [name, overloads] of Object.entries(table)) {
      const known = arities.get(name) ?? new Set();
      for (const overload of overloads) known.add(overload.parameters.length);
      arities.set(name, known);
    }
  }
  return arities;
}

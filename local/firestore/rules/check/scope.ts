import type { FunctionNode, MatchNode, RulesFile, ServiceNode } from '../syntax/ast.ts';

/** What a name in an expression refers to. */
type VariableReference =
  | { readonly kind: 'root'; readonly name: 'request' | 'resource' }
  /** A path wildcard, numbered from the outermost match inwards. */
  | { readonly kind: 'capture'; readonly index: number }
  /** A parameter or `let` of the function being evaluated. */
  | { readonly kind: 'slot'; readonly index: number };

export interface FunctionSymbol {
  readonly node: FunctionNode;
  /** The scope of its declaration; the body sees only this, its parameters and its bindings. */
  readonly scope: Scope;
}

/** A lexical scope: the names of a block, then those of the enclosing blocks. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #variables = new Map<string, VariableReference>();
  readonly #functions = new Map<string, FunctionSymbol>();

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  declareVariable(name: string, reference: VariableReference): void {
    this.#variables.set(name, reference);
  }

  /** The first function with a name wins; `checkNames` reports the others. */
  declareFunctions(nodes: readonly FunctionNode[]): FunctionSymbol[] {
    return nodes.map((node) => {
      const symbol = { node, scope: this };
      if (!this.#functions.has(node.name)) this.#functions.set(node.name, symbol);
      return symbol;
    });
  }

  variable(name: string): VariableReference | undefined {
    return this.#variables.get(name) ?? this.#parent?.variable(name);
  }

  function(name: string): FunctionSymbol | undefined {
    return this.#functions.get(name) ?? this.#parent?.function(name);
  }
}

export interface ScopedMatch {
  readonly node: MatchNode;
  readonly scope: Scope;
  readonly functions: readonly FunctionSymbol[];
  readonly matches: readonly ScopedMatch[];
}

export interface ScopedService {
  readonly node: ServiceNode;
  readonly functions: readonly FunctionSymbol[];
  readonly matches: readonly ScopedMatch[];
}

export interface ScopedFile {
  readonly node: RulesFile;
  readonly functions: readonly FunctionSymbol[];
  readonly services: readonly ScopedService[];
}

export function scopeFile(node: RulesFile): ScopedFile {
  const scope = new Scope(null);
  scope.declareVariable('request', { kind: 'root', name: 'request' });
  scope.declareVariable('resource', { kind: 'root', name: 'resource' });
  return {
    node,
    functions: scope.declareFunctions(node.functions),
    services: node.services.map((service) => {
      const inner = new Scope(scope);
      return {
        node: service,
        functions: inner.declareFunctions(service.functions),
        matches: service.matches.map((match) => scopeMatch(match, inner, 0)),
      };
    }),
  };
}

function scopeMatch(node: MatchNode, parent: Scope, captures: number): ScopedMatch {
  const scope = new Scope(parent);
  let index = captures;
  for (const segment of node.pattern) {
    if (segment.kind !== 'literal') scope.declareVariable(segment.name, { kind: 'capture', index: index++ });
  }
  return {
    node,
    scope,
    functions: scope.declareFunctions(node.functions),
    matches: node.matches.map((child) => scopeMatch(child, scope, index)),
  };
}

/** The scope of a function's body; `bindNext` adds each `let` once its value is compiled. */
export function openFunctionScope(symbol: FunctionSymbol): { scope: Scope; bindNext: (name: string) => number } {
  const scope = new Scope(symbol.scope);
  let slots = 0;
  const bindNext = (name: string): number => {
    scope.declareVariable(name, { kind: 'slot', index: slots });
    return slots++;
  };
  for (const parameter of symbol.node.parameters) bindNext(parameter.name);
  return { scope, bindNext };
}

export function allMatches(file: ScopedFile): ScopedMatch[] {
  const withDescendants = (match: ScopedMatch): ScopedMatch[] => [match, ...match.matches.flatMap(withDescendants)];
  return file.services.flatMap((service) => service.matches.flatMap(withDescendants));
}

export function allFunctions(file: ScopedFile): FunctionSymbol[] {
  return [
    ...file.functions,
    ...file.services.flatMap((service) => service.functions),
    ...allMatches(file).flatMap((match) => match.functions),
  ];
}

import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

/** The part of ANTLR's tree that the lowering reads. */
export interface ParseNode {
  readonly children?: readonly ParseNode[] | null;
  readonly ruleIndex?: number;
  readonly start?: Token;
  readonly stop?: Token | null;
  /** Set on leaves only. */
  readonly symbol?: Token;
  getText(): string;
}

export interface Token {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly tokenIndex: number;
  readonly channel: number;
  readonly start: number;
}

/** An error of the lexer or the parser in ANTLR's own text; `column` counts from 0. */
export interface RawSyntaxError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly offendingText: string | null;
  readonly fromLexer: boolean;
}

interface ParseOutcome {
  readonly tree: ParseNode;
  readonly tokens: readonly Token[];
  readonly errors: readonly RawSyntaxError[];
}

interface Recognizer {
  removeErrorListeners(): void;
  addErrorListener(listener: object): void;
}
interface TokenStream {
  fill(): void;
  readonly tokens: readonly Token[];
  readonly tokenSource: Recognizer & { readonly inputStream: object };
}
interface Lexer extends Recognizer {
  readonly _interp: { computeStartState(input: object, state: object): object };
}
interface Parser extends Recognizer {
  buildParseTrees: boolean;
  getTokenStream(): TokenStream;
  ruleset(): ParseNode;
  id(): ParseNode;
  as(): ParseNode;
}
type Constructor<Arguments extends readonly unknown[], Instance> = new (...args: Arguments) => Instance;

/**
 * Google publishes its grammar only behind `parseForESLint`, which stops at the first mistake. The parser that it
 * hands out after a good parse leads to the generated classes, and with those every mistake can be listed.
 */
function loadGeneratedClasses() {
  const seed = parseForESLint('service a { match /b { allow read; } }').services['parser'] as Parser;
  const stream = seed.getTokenStream();
  const lexer = stream.tokenSource;
  return {
    Parser: seed.constructor as Constructor<[TokenStream], Parser>,
    TokenStream: stream.constructor as Constructor<[object], TokenStream>,
    Lexer: lexer.constructor as Constructor<[object], Lexer>,
    InputStream: lexer.inputStream.constructor as Constructor<[string, boolean], object>,
  };
}

const generated = loadGeneratedClasses();

/**
 * More brackets in brackets and signs before signs than any rules that compile, which may have 99 in an expression.
 * The time that the generated parser takes explodes with them.
 */
const MAX_NESTING = 150;

/**
 * Parses with Google's grammar, collecting every error instead of the first.
 *
 * @returns the place where something nests too deep, for a source that is not worth parsing.
 */
export function parseWithGoogleGrammar(source: string): ParseOutcome | { readonly tooDeepAt: Token } {
  const errors: RawSyntaxError[] = [];
  const listener = (fromLexer: boolean) => ({
    syntaxError(_: unknown, offending: Token | null, line: number, column: number, message: string) {
      errors.push({ line, column, message, offendingText: offending?.text ?? null, fromLexer });
    },
    reportAmbiguity() {},
    reportAttemptingFullContext() {},
    reportContextSensitivity() {},
  });

  // `true` counts code points: an emoji in a comment must not shift the columns after it.
  const lexer = new generated.Lexer(new generated.InputStream(source, true));
  rememberStartStates(lexer);
  lexer.removeErrorListeners();
  lexer.addErrorListener(listener(true));
  const stream = new generated.TokenStream(lexer);
  stream.fill();
  const tooDeepAt = findDeepNesting(stream.tokens);
  if (tooDeepAt !== undefined) return { tooDeepAt };
  const parser = new generated.Parser(stream);
  parser.buildParseTrees = true;
  // The generated rule for the `as` of an import was left in Java and throws. Imports are refused later anyway.
  parser.as = () => parser.id();
  parser.removeErrorListeners();
  parser.addErrorListener(listener(false));
  return { tree: parser.ruleset(), tokens: stream.tokens, errors };
}

const startStates = new Map<object, object>();

/**
 * One rule of the lexer has a predicate, and ANTLR computes the state before a token anew for every token where there
 * is one. This predicate is a constant, so the state is as well: remembering it makes the lexer fifty times faster.
 */
function rememberStartStates(lexer: Lexer): void {
  const interpreter = lexer._interp;
  const compute = interpreter.computeStartState.bind(interpreter);
  interpreter.computeStartState = (input, state) => {
    const known = startStates.get(state) ?? compute(input, state);
    startStates.set(state, known);
    return known;
  };
}

function findDeepNesting(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  let signs = 0;
  return tokens.find(({ text }) => {
    if (text === '(' || text === '[' || text === '{') depth++;
    if (text === ')' || text === ']' || text === '}') depth--;
    signs = text === '!' || text === '-' ? signs + 1 : 0;
    return depth + signs > MAX_NESTING;
  });
}

/** The name of the grammar rule or of its labelled alternative: "LogicalAndExpression", "MatchRuleDeclaration". */
export function nodeType(node: ParseNode): string {
  return node.symbol === undefined ? node.constructor.name.replace(/^_*|Context\d*$/g, '') : 'Token';
}

export function childrenOf(node: ParseNode): readonly ParseNode[] {
  return node.children ?? [];
}

export function childrenOfType(node: ParseNode, type: string): ParseNode[] {
  return childrenOf(node).filter((child) => nodeType(child) === type);
}

export function firstOfType(node: ParseNode, type: string): ParseNode | null {
  return childrenOf(node).find((child) => nodeType(child) === type) ?? null;
}

/** @throws when the grammar's own guarantee does not hold: only for trees that parsed without errors. */
export function requireOfType(node: ParseNode, type: string): ParseNode {
  const found = firstOfType(node, type);
  if (found === null) throw new Error(`The grammar promises a ${type} in a ${nodeType(node)}.`);
  return found;
}

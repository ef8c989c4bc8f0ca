import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

/** The part of ANTLR's parse tree that the lowering uses. */
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

/** A lexer or parser error with ANTLR's message; `column` is 0-based. */
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
 * Google publishes its grammar only behind `parseForESLint`, which stops at the first error. The parser returned after
 * a successful parse gives access to the generated classes, with which all errors can be collected.
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
 * Above the nesting of any valid rules, which allow 99 in an expression. The generated parser's run time is exponential
 * in nesting.
 */
const MAX_NESTING = 150;

/**
 * Parses with Google's grammar, collecting all errors.
 *
 * @returns the position of excessive nesting instead of parsing such a source.
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

  // `true` counts code points: an emoji in a comment must not shift later columns.
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
  // The generated rule for `as` contains untranslated Java and throws. Imports are rejected later anyway.
  parser.as = () => parser.id();
  parser.removeErrorListeners();
  parser.addErrorListener(listener(false));
  return { tree: parser.ruleset(), tokens: stream.tokens, errors };
}

const startStates = new Map<object, object>();

/**
 * One lexer rule has a predicate, which makes ANTLR recompute the start state for every token. The predicate is
 * constant, so the state can be cached, which makes the lexer fifty times faster.
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

/** The grammar rule's name or that of its labelled alternative: "LogicalAndExpression", "MatchRuleDeclaration". */
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

/** @throws when the child is missing, which the grammar rules out for trees without syntax errors. */
export function requireOfType(node: ParseNode, type: string): ParseNode {
  const found = firstOfType(node, type);
  if (found === null) throw new Error(`The grammar promises a ${type} in a ${nodeType(node)}.`);
  return found;
}

import { parseAst } from 'vite';

export interface NamedTest {
  /** The titles from the outermost `describe` to the test, as they stand in the source, with ` › ` between them. */
  readonly title: string;
  /** False where something skips it, marks it as to do, or expects it to fail: then it proves nothing. */
  readonly runs: boolean;
}

/** A node of the syntax tree, of which only what is looked at is known. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Scope {
  readonly titles: readonly string[];
  readonly runs: boolean;
}

const groups = ['describe', 'suite'];
const tests = ['test', 'it'];
/** What changes nothing about whether a test runs. */
const harmless = ['each', 'for', 'only', 'concurrent', 'sequential', 'parallel', 'serial'];
const skipping = ['skip', 'fixme', 'fail'];
const notRun = [...skipping, 'todo', 'fails', 'skipIf', 'runIf'];

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** `test.describe.skip` is `['test', 'describe', 'skip']`; `test.each(rows)` and ``test.each`rows` `` are `['test', 'each']`. */
function wordsOf(callee: unknown): readonly string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'MemberExpression' && isNode(callee['property'])) {
    return [...wordsOf(callee['object']), ...wordsOf(callee['property'])];
  }
  if (callee.type === 'CallExpression') return wordsOf(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee['tag']);
  return [];
}

/** A title is a text or a template, and a template is named as it stands in the source: `in ${language}`. */
function titleOf(argument: unknown, source: string): string | null {
  if (!isNode(argument)) return null;
  if (argument.type === 'Literal' && typeof argument['value'] === 'string') return argument['value'];
  if (argument.type === 'TemplateLiteral') return source.slice(argument.start + 1, argument.end - 1);
  return null;
}

function isFunction(value: unknown): boolean {
  return isNode(value) && (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression');
}

interface Call {
  readonly words: readonly string[];
  readonly title: string | null;
  readonly hasBody: boolean;
}

function callOf(node: SyntaxNode, source: string): Call | null {
  if (node.type !== 'CallExpression') return null;
  const [first, ...rest] = node['arguments'] as unknown[];
  return { words: wordsOf(node['callee']), title: titleOf(first, source), hasBody: rest.some(isFunction) };
}

/** Whether a call makes a test or a group. `test.each(['a'])` alone makes none, nor does `test.beforeEach('words', () => {})`. */
function makes({ words: [first = '', ...others], title, hasBody }: Call): boolean {
  const known = [...groups, ...tests, ...harmless, ...notRun];
  return (
    [...groups, ...tests].includes(first) &&
    others.every((word) => known.includes(word)) &&
    title !== null &&
    (hasBody || others.includes('todo'))
  );
}

/** Whether something in a test, a group or a file skips the whole of it: `test.skip()`, as against a test that is made so. */
function isSkipped(scope: SyntaxNode, source: string): boolean {
  return childrenOf(scope).some((child) => {
    const call = callOf(child, source);
    if (call === null) return isSkipped(child, source);
    // What a test inside skips is its own affair.
    if (makes(call)) return false;
    return (call.words.length > 1 && skipping.includes(call.words.at(-1) ?? '')) || isSkipped(child, source);
  });
}

/** Every test that a file of Vitest or Playwright names. */
export function testsIn(source: string, language: 'ts' | 'tsx' = 'ts'): NamedTest[] {
  const program: unknown = parseAst(source, { lang: language });
  if (!isNode(program)) return [];
  const found: NamedTest[] = [];

  const visit = (node: SyntaxNode, scope: Scope): void => {
    for (const child of childrenOf(node)) visit(child, enter(child, scope));
  };

  const enter = (node: SyntaxNode, scope: Scope): Scope => {
    const call = callOf(node, source);
    if (call === null || call.title === null || !makes(call)) return scope;
    const titles = [...scope.titles, call.title];
    const runs = scope.runs && !call.words.some((word) => notRun.includes(word)) && !isSkipped(node, source);
    if (!groups.some((word) => call.words.includes(word))) found.push({ title: titles.join(' › '), runs });
    return { titles, runs };
  };

  visit(program, { titles: [], runs: !isSkipped(program, source) });
  return found;
}

import { parseSync } from 'vite';

export interface NamedTest {
  /** The titles from the outermost `describe` to the test, as they stand in the source, with ` › ` between them. */
  readonly title: string;
  /** False if it is skipped, marked as to do, or expected to fail: then it proves nothing. */
  readonly runs: boolean;
}

/** A test, or a group of tests, with the claims that the comments `// spec: …` right above it name. */
export interface TaggedTest extends NamedTest {
  readonly ids: readonly string[];
}

export interface TestFile {
  readonly tests: readonly NamedTest[];
  readonly tagged: readonly TaggedTest[];
  /** Ids of tags that are above no test. */
  readonly misplaced: readonly string[];
}

interface Located extends NamedTest {
  readonly start: number;
  readonly end: number;
  readonly isGroup: boolean;
}

/** A node of the syntax tree; other properties are unknown. */
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
/** Modifiers that do not affect whether a test runs. */
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

/** A title is a string or a template; a template is named by its source: `in ${language}`. */
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

/**
 * Whether a call defines a test or a group. `test.each(['a'])` alone defines none, nor does `test.beforeEach('words',
 * () => {})`.
 */
function makes({ words: [first = '', ...others], title, hasBody }: Call): boolean {
  const known = [...groups, ...tests, ...harmless, ...notRun];
  return (
    [...groups, ...tests].includes(first) &&
    others.every((word) => known.includes(word)) &&
    title !== null &&
    (hasBody || others.includes('todo'))
  );
}

/**
 * Whether a statement in a test, a group or a file skips all of it: `test.skip()`, as against a test that is defined
 * with it.
 */
function isSkipped(scope: SyntaxNode, source: string): boolean {
  return childrenOf(scope).some((child) => {
    const call = callOf(child, source);
    if (call === null) return isSkipped(child, source);
    // A skip inside a test affects only that test.
    if (makes(call)) return false;
    return (call.words.length > 1 && skipping.includes(call.words.at(-1) ?? '')) || isSkipped(child, source);
  });
}

/** The tests and groups of a program, in the order of the source. A group runs when one of its tests does. */
function locateTests(program: SyntaxNode, source: string): Located[] {
  const found: Located[] = [];

  const visit = (node: SyntaxNode, scope: Scope): void => {
    for (const child of childrenOf(node)) visit(child, enter(child, scope));
  };

  const enter = (node: SyntaxNode, scope: Scope): Scope => {
    const call = callOf(node, source);
    if (call === null || call.title === null || !makes(call)) return scope;
    const titles = [...scope.titles, call.title];
    const runs = scope.runs && !call.words.some((word) => notRun.includes(word)) && !isSkipped(node, source);
    const isGroup = groups.some((word) => call.words.includes(word));
    found.push({ title: titles.join(' › '), runs, isGroup, start: node.start, end: node.end });
    return { titles, runs };
  };

  visit(program, { titles: [], runs: !isSkipped(program, source) });
  return found.map((test) => ({ ...test, runs: test.isGroup ? hasRunning(test, found) : test.runs }));
}

function hasRunning(group: Located, all: readonly Located[]): boolean {
  return all.some(({ isGroup, runs, start, end }) => !isGroup && runs && start > group.start && end <= group.end);
}

const isComment = (line: string): boolean => line.trim().startsWith('//');

/** Every test of a file of Vitest or Playwright, and its tags. */
export function readTestFile(source: string, language: 'ts' | 'tsx' = 'ts'): TestFile {
  const { program, comments } = parseSync(`test.${language}`, source, { lang: language });
  if (!isNode(program)) return { tests: [], tagged: [], misplaced: [] };
  const located = locateTests(program, source);
  const lines = source.split('\n');
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length - 1;
  const tests = located.map((test) => ({ ...test, line: lineAt(test.start) }));

  const tagged = new Map<Located, string[]>();
  const misplaced: string[] = [];
  for (const { type, value, start } of comments) {
    const [, words] = /^\s*spec:(.*)$/s.exec(value) ?? [];
    if (words === undefined) continue;
    const ids = words.split(/\s+/).filter((word) => word !== '');
    let line = lineAt(start);
    while (isComment(lines[line] ?? '')) line += 1;
    const test = type === 'Line' && line > lineAt(start) ? tests.find((one) => one.line === line) : undefined;
    if (test === undefined) misplaced.push(ids.join(' '));
    else tagged.set(test, [...(tagged.get(test) ?? []), ...ids]);
  }
  return {
    tests: located.filter(({ isGroup }) => !isGroup).map(({ title, runs }) => ({ title, runs })),
    tagged: [...tagged].map(([{ title, runs }, ids]) => ({ title, runs, ids })),
    misplaced,
  };
}

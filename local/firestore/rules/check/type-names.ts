import { childrenOf, nodeType, type ParseNode, type Token } from '../syntax/grammar.ts';
import type { IssueList } from '../syntax/issues.ts';

/** The types allowed after `is`, in the order of Google's message. `set` compiles although no value has that type. */
const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'vector',
  'set',
  'number',
  'map',
  'string',
  'timestamp',
  'path',
  'map_diff',
];

/** Uses the parse tree, because Google's compiler reports these even next to syntax errors. */
export function checkTypeNames(node: ParseNode, tokens: readonly Token[], issues: IssueList): void {
  if (nodeType(node) === 'IsOperatorId' && node.start !== undefined && !TYPE_NAMES.includes(node.start.text)) {
    const { text, tokenIndex } = node.start;
    const next = tokens.slice(tokenIndex + 1).find((token) => token.channel === 0) ?? node.start;
    issues.error(
      { line: next.line, column: next.column + 1 },
      `An unsupported type identifier was used with the 'is' operator. Received ${text}. ` +
        `Expected one of ${TYPE_NAMES.join(',')}`,
    );
  }
  for (const child of childrenOf(node)) checkTypeNames(child, tokens, issues);
}

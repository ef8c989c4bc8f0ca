import type { Node, Rule } from '../oxlint-types.ts';
import { fileOf } from '../visit-imports.ts';

/** The functions, but for the one file that says what may be told of an error. */
const applies = (file: string): boolean =>
  file.startsWith('functions/src/') && file !== 'functions/src/shell/describe-failure.ts' && !file.endsWith('.test.ts');

/** What an error is called where no `catch` says it: parameters of callbacks. */
const usualNames = ['error', 'err', 'failure', 'cause', 'thrown'];

const texts = new Set(['message', 'stack', 'toString']);
const writers = new Set(['String', 'stringify', 'inspect', 'format']);

const nameOf = (node: Node): string | null => (node.type === 'Identifier' ? node.name : null);

/** The text of an error may quote an address, a name or a token: it goes into no log and no answer. */
export const noErrorText: Rule = {
  meta: { type: 'problem' },
  create(context) {
    if (!applies(fileOf(context))) return {};
    const names = new Set<string | null>(usualNames);
    const isError = (node: Node): boolean => names.has(nameOf(node));
    const report = (node: Node): void =>
      context.report({
        node,
        message: 'The text of an error may quote personal data: use describeFailure() (functions/src/shell).',
      });
    return {
      CatchClause(node) {
        if (node.param !== null) names.add(nameOf(node.param));
        names.delete(null);
      },
      MemberExpression(node) {
        if (isError(node.object) && texts.has(nameOf(node.property) ?? '')) report(node);
      },
      CallExpression(node) {
        const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
        if (writers.has(nameOf(called) ?? '') && node.arguments.some(isError)) report(node);
      },
      TemplateLiteral(node) {
        if (node.expressions.some(isError)) report(node);
      },
      BinaryExpression(node) {
        if (node.operator === '+' && [node.left, node.right].some(isError)) report(node);
      },
    };
  },
};

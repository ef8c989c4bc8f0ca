import type { Rule } from '../oxlint-types.ts';

const suppression =
  /^[\s*]*(?:(?:oxlint|eslint)-disable(?:-next-line|-line)?\b|@ts-(?:ignore|expect-error|nocheck)\b|(?:v8|c8|istanbul) ignore\b|(?:oxfmt|prettier)-ignore\b)/;
/** At least two words after a dash or colon: "-- the store hands out one object". */
const reason = /(?:--|:)\s*\S+\s+\S+/;

/** A rule may be suppressed where it is wrong, with a reason for the next reader. */
export const suppressionNeedsReason: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!suppression.test(comment.value) || reason.test(comment.value)) continue;
        const message = 'Say on the same line why the rule does not hold here: "-- because …". Better: make it hold.';
        context.report({ node: comment, message });
      }
    },
  }),
};

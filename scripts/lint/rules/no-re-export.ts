import type { Rule } from '../oxlint-types.ts';

/** A barrel hides where things live, ties files together that have nothing in common, and makes cycles. */
export const noReExport: Rule = {
  meta: { type: 'suggestion' },
  create(context) {
    const message = 'Nothing is passed on from another file: import it from the file where it is made.';
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration: (node) => {
        if (node.source !== null) context.report({ node, message });
      },
    };
  },
};

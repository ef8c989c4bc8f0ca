import type { Rule } from '../oxlint-types.ts';

/** A barrel hides where code is, couples unrelated files, and causes cycles. */
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

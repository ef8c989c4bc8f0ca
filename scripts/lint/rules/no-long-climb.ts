import type { Rule } from '../oxlint-types.ts';
import { importTarget, packageImportOf } from '../import-target.ts';
import { fileOf, visitImports } from '../visit-imports.ts';

/** A path that climbs two folders breaks when its file moves, and hides which room it enters. */
export const noLongClimb: Rule = {
  meta: { type: 'suggestion' },
  create(context) {
    const importer = fileOf(context);
    return visitImports((specifier, node) => {
      if (!/^(\.\/)*\.\.\/(\.\/)*\.\.(\/|$)/.test(specifier)) return;
      const target = importTarget(specifier, importer);
      const name = 'file' in target ? packageImportOf(target.file) : null;
      const instead = name === null ? 'move the two closer together' : `name it "${name}"`;
      context.report({ node, message: `"${specifier}" climbs two folders: ${instead}.` });
    });
  },
};

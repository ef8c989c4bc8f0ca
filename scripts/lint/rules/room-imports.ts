import type { Rule } from '../oxlint-types.ts';
import { importTarget } from '../import-target.ts';
import { insteadOf, type Place, placeOf, type Room } from '../rooms.ts';
import { fileOf, visitImports } from '../visit-imports.ts';

function mayImportRoom(from: Place, to: Place): boolean {
  return from.name === to.name || from.room.mayImport === 'anything' || from.room.mayImport.includes(to.room.name);
}

function hint(key: string): string {
  const instead = insteadOf[key];
  return instead === undefined ? '' : ` ${instead}.`;
}

function allowed(room: Room): string {
  const list = [room.mayImport, room.packages].flatMap((part) => (part === 'anything' ? [] : part));
  return `It may import ${list.length === 0 ? 'only itself' : list.join(', ')}.`;
}

function violationOf(specifier: string, from: Place, importer: string): string | null {
  const target = importTarget(specifier, importer);
  if ('package' in target) {
    const { packages } = from.room;
    if (packages === 'anything' || packages.includes(target.package)) return null;
    return `${from.name} may not import the package ${target.package}.${hint(target.package)} ${allowed(from.room)}`;
  }
  const to = placeOf(target.file);
  if (to === null) return null;
  if (mayImportRoom(from, to)) return null;
  return `${from.name} may not import ${to.name}.${hint(to.room.name)} ${allowed(from.room)}`;
}

/** The last column of the table in docs/architecture.md. */
export const roomImports: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const file = fileOf(context);
    const from = placeOf(file);
    if (from === null) return {};
    return visitImports((specifier, node) => {
      const message = violationOf(specifier, from, file);
      if (message !== null) context.report({ node, message });
    });
  },
};

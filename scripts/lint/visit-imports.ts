import type { Context, Node, Visitor } from './oxlint-types.ts';

/** Visits every way in which a file can name another: import, re-export, import() and import('…') in a type. */
export function visitImports(onImport: (specifier: string, node: Node) => void): Visitor {
  const visit = (node: Node, source: Node | null | undefined): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string') onImport(source.value, node);
  };
  return {
    ImportDeclaration: (node) => visit(node, node.source),
    ExportNamedDeclaration: (node) => visit(node, node.source),
    ExportAllDeclaration: (node) => visit(node, node.source),
    ImportExpression: (node) => visit(node, node.source),
    TSImportType: (node) => visit(node, node.source),
  };
}

/** The linted file's path from the root, with forward slashes. */
export function fileOf(context: Context): string {
  return context.filename.replaceAll('\\', '/').slice(context.cwd.length + 1);
}

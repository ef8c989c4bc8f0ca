import type { MatchNode, RulesFile } from '../syntax/ast.ts';
import type { IssueList } from '../syntax/issues.ts';

/** Checks match paths: distinct names, and `{x=**}` only where the version allows it. */
export function checkPatterns(file: RulesFile, issues: IssueList): void {
  const check = (match: MatchNode, hasGlob: boolean): void => {
    checkNames(match, issues);
    const globs = match.pattern.filter((segment) => segment.kind === 'glob');
    if (file.version === '1') checkGlobIsLast(match, issues);
    else {
      for (const glob of hasGlob ? globs : globs.slice(1)) {
        issues.error(
          glob.position,
          'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
        );
      }
    }
    for (const child of match.matches) check(child, hasGlob || globs.length > 0);
  };
  for (const service of file.services) for (const match of service.matches) check(match, false);
}

function checkNames(match: MatchNode, issues: IssueList): void {
  const names = new Set<string>();
  for (const segment of match.pattern) {
    if (segment.kind === 'literal') continue;
    if (names.has(segment.name)) {
      issues.error(segment.namePosition, `Variable ${segment.name} already exists in the PathTemplate.`);
    }
    names.add(segment.name);
  }
}

function checkGlobIsLast(match: MatchNode, issues: IssueList): void {
  for (const segment of match.pattern.slice(0, -1)) {
    if (segment.kind === 'glob') {
      issues.error(
        segment.position,
        'Invalid glob match expression. ' +
          'Glob matches are permitted as the last segment in a match declaration path.',
      );
    }
  }
}

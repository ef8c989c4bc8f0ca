import type { RulesIssue } from '../types.ts';
import type { Position } from './ast.ts';

/** Collects the issues of a source. */
export class IssueList {
  readonly #issues: RulesIssue[] = [];

  error(position: Position, description: string): void {
    this.#add(position, 'ERROR', description);
  }

  warning(position: Position, description: string): void {
    this.#add(position, 'WARNING', description);
  }

  addAll(issues: readonly RulesIssue[]): void {
    this.#issues.push(...issues);
  }

  get hasErrors(): boolean {
    return this.#issues.some((issue) => issue.severity === 'ERROR');
  }

  /** In source order. */
  sorted(): RulesIssue[] {
    return [...this.#issues].sort(
      (a, b) =>
        a.line - b.line ||
        a.column - b.column ||
        (a.severity < b.severity ? -1 : a.severity > b.severity ? 1 : 0) ||
        (a.description < b.description ? -1 : a.description > b.description ? 1 : 0),
    );
  }

  #add({ line, column }: Position, severity: RulesIssue['severity'], description: string): void {
    const isKnown = this.#issues.some(
      (issue) => issue.line === line && issue.column === column && issue.description === description,
    );
    if (!isKnown) this.#issues.push({ line, column, severity, description });
  }
}

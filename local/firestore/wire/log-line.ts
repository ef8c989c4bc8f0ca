import type { LogEntry } from '../operations/operations-api.ts';

/** Formats a log line. Paths are reduced to their collections, because ids may be personal data. */
export function describeEntry(entry: LogEntry): string {
  switch (entry.kind) {
    case 'rules-verdict': {
      const { allowed, method, path, trace } = entry;
      const shown = path.map((segment, index) => (index % 2 === 0 ? segment : '*')).join('/');
      const looked = trace.map(({ line, column, outcome, reason }) =>
        [`${line}:${column}`, outcome, ...(reason === undefined ? [] : [`(${reason})`])].join(' '),
      );
      return `rules: ${allowed ? 'allowed' : 'denied'} ${method} ${shown} by ${looked.join(', ') || 'no matching allow'}`;
    }
    case 'no-rules':
      return `rules: the project ${entry.projectId} has none, so everybody may read and write everything`;
    case 'listener-failed':
      return `bug: a listener of changes failed: ${String(entry.error)}`;
    case 'journal-truncated':
      return `store: the last entry of ${entry.file} was torn and its ${entry.bytes} bytes are cut off`;
    case 'missing-index':
      return `indexes: production would refuse a query. Add to firestore.indexes.json:\n${entry.entries}`;
    case 'compaction-failed':
      return `store: ${entry.file} could not be compacted and stays as it is: ${String(entry.error)}`;
  }
}

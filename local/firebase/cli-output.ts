import { stripVTControlCharacters } from 'node:util';

/** The relevance of a line of the Firebase CLI's output. */
export type LineKind = 'ready' | 'function-log' | 'notice' | 'warning' | 'error' | 'detail';

/** Expected in every local stack; no action needed. */
const expected: readonly RegExp[] = [
  /Env variable override detected/,
  /multiple instances of the emulator suite/,
  /Emulator UI is not starting/,
  /Unable to fetch the CLI MOTD/,
  /Application Default Credentials/,
  /^.{0,3}hosting: 127\.0\.0\.1/,
];

export function classifyLine(line: string): LineKind {
  if (expected.some((pattern) => pattern.test(line))) return 'detail';
  if (line.includes('All emulators ready!')) return 'ready';
  if (/^>\s/.test(line)) return 'function-log';
  if (/firestore: (?:Change detected|Rules updated)/.test(line)) return 'notice';
  if (/^\s*Error:/.test(line) || line.startsWith('\u2B22')) return 'error';
  if (line.startsWith('\u26A0')) return 'warning';
  return 'detail';
}

/** Lines of the Firestore emulator's log: denials and errors are shown. */
export function classifyFirestoreLine(line: string): LineKind {
  return /^(?:rules: (?:denied|the project)|bug:|store:)/.test(line) ? 'warning' : 'detail';
}

/** Formats a function's JSON log line: the message, then the fields. Other lines are unchanged. */
export function readableFunctionLog(line: string): string {
  const json = line.replace(/^>\s+/, '');
  try {
    const { message, severity, ...facts } = JSON.parse(json) as Record<string, unknown>;
    const shown = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
    return ['functions:', ...(severity === 'INFO' ? [] : [String(severity)]), String(message), ...shown].join(' ');
  } catch {
    return `functions: ${json}`;
  }
}

/** Splits a stream of chunks into lines without line ends and colours. */
export function lineSplitter(onLine: (line: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(stripVTControlCharacters(line));
  };
}

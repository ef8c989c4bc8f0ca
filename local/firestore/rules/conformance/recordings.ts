import { readFileSync } from 'node:fs';

/**
 * Reads verdicts recorded from Google's Cloud Firestore emulator (Google Cloud CLI, June 2025), one JSON object per
 * line.
 */
export function readRecordings<Row>(name: string): Row[] {
  return readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

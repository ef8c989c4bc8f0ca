/** A deterministic request id: `sequence` in the last group of a UUID. */
export function requestIdOf(sequence: number): string {
  return `00000000-0000-4000-8000-${sequence.toString(16).padStart(12, '0')}`;
}

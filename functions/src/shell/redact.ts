/** The only facts that a log line may carry. Personal data has no key here, so that it cannot be logged by accident. */
export interface LogFields {
  readonly collection?: string;
  readonly documentId?: string;
  readonly eventId?: string;
  readonly action?: string;
  /** Of an HTTP function: its name in the contract, and the id that its lines share. */
  readonly function?: string;
  readonly requestId?: string;
  readonly status?: number;
  readonly code?: string;
  readonly reason?: string;
  /** A line of a stack: a file and a place in it. */
  readonly where?: string;
  readonly durationMs?: number;
}

const redacted = '[redacted]';

/** Shapes of personal data and secrets, for texts that others wrote: an SDK's error message may quote a document. */
const secretShapes: readonly RegExp[] = [
  /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g,
  /\+?\d(?:[\s./-]?\d){8,}/g,
  /\bey[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:sk|pk|rk|whsec)_\w+/g,
];

/** Identifiers are random and long; they must survive, because a log without them helps nobody. */
const identifier = /^[A-Za-z0-9_-]{1,128}$/;

function redactText(text: string): string {
  if (identifier.test(text) && !/^\d+$/.test(text)) return text;
  return secretShapes.reduce((safe, shape) => safe.replace(shape, redacted), text);
}

/** A copy that is safe to write: texts lose what looks like a mail address, a phone number, a token or a key. */
export function redact(fields: LogFields): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? redactText(value) : value]),
  );
}

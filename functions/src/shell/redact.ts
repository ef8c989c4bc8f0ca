/** The only fields of a log line. None is for personal data, so that it cannot be logged by accident. */
export interface LogFields {
  readonly collection?: string;
  readonly documentId?: string;
  readonly eventId?: string;
  readonly action?: string;
  /** Of an HTTP function: its contract's name. */
  readonly function?: string;
  /** Of the call, command or document that all this follows from. */
  readonly requestId?: string;
  readonly status?: number;
  readonly code?: string;
  readonly reason?: string;
  /** A line of a stack. */
  readonly where?: string;
  readonly durationMs?: number;
}

/** The id that a work document was ordered with, under which the lines about it are found also where a timer tries again. */
export const traceFields = ({ trace }: { readonly trace?: string | undefined }): LogFields =>
  trace === undefined ? {} : { requestId: trace };

const redacted = '[redacted]';

/** Mail addresses, phone numbers, tokens and keys, which an SDK's error message may quote. */
const secretShapes: readonly RegExp[] = [
  /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g,
  /\+?\d(?:[\s./-]?\d){8,}/g,
  /\bey[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:sk|pk|rk|whsec)_\w+/g,
];

/** Identifiers are kept: they are random, and a log is useless without them. */
const identifier = /^[A-Za-z0-9_-]{1,128}$/;

function redactText(text: string): string {
  if (identifier.test(text) && !/^\d+$/.test(text)) return text;
  return secretShapes.reduce((safe, shape) => safe.replace(shape, redacted), text);
}

/** A copy that is safe to log. */
export function redact(fields: LogFields): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? redactText(value) : value]),
  );
}

import { STATUS, StatusError } from '../errors.ts';

/** Tells of what should not have happened. */
export type ReportBug = (error: unknown) => void;

/** What a client is told of an error: a refusal as it is, and of a bug no more than that it happened. */
export function toRefusal(error: unknown, reportBug: ReportBug): StatusError {
  if (error instanceof StatusError) return error;
  reportBug(error);
  return new StatusError('INTERNAL', 'An internal error occurred. The log of the Firestore emulator says more.');
}

/** Google's error shape. */
export function toErrorBody(refusal: StatusError): { error: { code: number; message: string; status: string } } {
  return { error: { code: STATUS[refusal.code].http, message: refusal.message, status: refusal.code } };
}

import { STATUS, StatusError } from '../errors.ts';

/** Logs an unexpected error. */
export type ReportBug = (error: unknown) => void;

/** The error for the client: a StatusError as it is; any other error is logged and becomes INTERNAL without details. */
export function toStatusError(error: unknown, reportBug: ReportBug): StatusError {
  if (error instanceof StatusError) return error;
  reportBug(error);
  return new StatusError('INTERNAL', 'An internal error occurred. The log of the Firestore emulator says more.');
}

/** Google's JSON error format. */
export function toErrorBody(status: StatusError): { error: { code: number; message: string; status: string } } {
  return { error: { code: STATUS[status.code].http, message: status.message, status: status.code } };
}

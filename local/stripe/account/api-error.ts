/** Stripe's error types that can occur here: https://docs.stripe.com/api/errors. */
type ApiErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';

interface ApiErrorDetails {
  readonly status?: number;
  readonly type?: ApiErrorType;
  readonly code?: string;
  readonly param?: string;
}

/** An expected error; any other exception is a bug of the stand-in. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ApiErrorType;
  readonly code: string | null;
  readonly param: string | null;

  constructor(message: string, { status = 400, type = 'invalid_request_error', code, param }: ApiErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
    this.code = code ?? null;
    this.param = param ?? null;
  }
}

/** The error for an unknown id, with Stripe's message; `what` is the object type in it. */
export function notFound(what: string, id: string, param = 'id'): ApiError {
  return new ApiError(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing', param });
}

/** The types of error that Stripe tells apart and that can happen here: https://docs.stripe.com/api/errors. */
type RefusalType = 'invalid_request_error' | 'idempotency_error' | 'api_error';

interface RefusalDetails {
  readonly status?: number;
  readonly type?: RefusalType;
  readonly code?: string;
  readonly param?: string;
}

/** The only way to refuse; anything else that is thrown is a bug of the stand-in. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: RefusalType;
  readonly code: string | null;
  readonly param: string | null;

  constructor(message: string, { status = 400, type = 'invalid_request_error', code, param }: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.type = type;
    this.code = code ?? null;
    this.param = param ?? null;
  }
}

/** Stripe's message; `what` is its name for the kind of object. */
export function notFound(what: string, id: string, param = 'id'): Refusal {
  return new Refusal(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing', param });
}

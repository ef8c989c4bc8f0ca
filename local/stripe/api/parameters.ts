import { z } from 'zod';
import { ApiError } from '../account/api-error.ts';

/** Schemas of the parameters in form encoding, where every scalar is text. */

const maxSeconds = 10 ** 11;
const whole = z
  .string()
  .regex(/^-?\d+$/, { error: 'integer' })
  .transform(Number);
const booleanText = z.enum(['true', 'false']).transform((text) => text === 'true');
const text = (max = 5_000) => z.string().min(1, { error: 'empty' }).max(max);
const pageUrl = text().refine((value) => /^https?:\/\/[^\s/]/.test(value), { error: 'url' });

const maxKeyLength = 40;
const maxValueLength = 500;
const maxKeys = 50;
/** A form cannot distinguish a list from an object with numeric keys. */
const metadata = z
  .preprocess(
    (value) => (Array.isArray(value) ? Object.fromEntries(value.entries()) : value),
    z.record(z.string().max(maxKeyLength), z.string().max(maxValueLength)),
  )
  .refine((value) => Object.keys(value).length <= maxKeys, { error: 'too many keys' });

const expand = z.array(z.string()).optional();

export const retrieveParameters = z.strictObject({ expand });

const seconds = whole.optional();
const listed = {
  expand,
  created: z.strictObject({ gt: seconds, gte: seconds, lt: seconds, lte: seconds }).optional(),
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

export const sessionListParameters = z.strictObject({
  ...listed,
  payment_intent: text().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});
export const chargeListParameters = z.strictObject({ ...listed, payment_intent: text().optional() });
export const moneyBackListParameters = z.strictObject({
  ...listed,
  charge: text().optional(),
  payment_intent: text().optional(),
});
export const eventListParameters = z.strictObject({
  ...listed,
  type: text().optional(),
  types: z.array(text()).optional(),
});

const lineItem = z.strictObject({
  quantity: whole.pipe(z.number().min(1).max(999_999)),
  price_data: z.strictObject({
    currency: z.literal('eur'),
    unit_amount: whole.pipe(z.number().min(0)),
    product_data: z.strictObject({
      name: text(),
      description: text().optional(),
      metadata: metadata.optional(),
    }),
  }),
});

export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: pageUrl,
  cancel_url: pageUrl.optional(),
  currency: z.literal('eur').optional(),
  allowed_payment_method_types: z
    .array(z.enum(['card', 'bancontact']))
    .min(1)
    .optional(),
  client_reference_id: text(200).optional(),
  customer_email: z.email().max(800).optional(),
  expires_at: whole.pipe(z.number().min(0).max(maxSeconds)).optional(),
  locale: z.enum(['auto', 'nl', 'en', 'en-GB', 'fr', 'de']).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text(1_000).optional(),
      metadata: metadata.optional(),
      receipt_email: z.email().optional(),
      statement_descriptor_suffix: text(22).optional(),
    })
    .optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
  customer_creation: z.literal('if_required').optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  adaptive_pricing: z.strictObject({ enabled: booleanText }).optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  invoice_creation: z.strictObject({ enabled: z.literal('false') }).optional(),
  allow_promotion_codes: z.literal('false').optional(),
  expand,
});

export const refundParameters = z.strictObject({
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: whole.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
});

/** line_items, 0, quantity → line_items[0][quantity]. */
function paramOf([first = '', ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((step) => `[${String(step)}]`).join('');
}

function apiErrorOf(issue: z.core.$ZodIssue): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = paramOf([...issue.path, issue.keys[0] ?? '']);
    return new ApiError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramOf(issue.path);
  if (issue.input === undefined) {
    return new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.message === 'integer') {
    return new ApiError(`Invalid integer: ${JSON.stringify(issue.input)}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  if (issue.message === 'url') return new ApiError('Not a valid URL', { code: 'url_invalid', param });
  if (issue.message === 'empty') {
    return new ApiError(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param },
    );
  }
  return new ApiError(`Invalid ${param}: ${issue.message}`, { param });
}

/** @throws ApiError with Stripe's message when the parameters are invalid. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = schema.safeParse(sent, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue === undefined ? new ApiError('Invalid request') : apiErrorOf(issue);
}

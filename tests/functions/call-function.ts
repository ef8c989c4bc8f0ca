import { z } from 'zod';
import { type FunctionContract, functionPath } from '#domain/contracts/function-contract.ts';
import { functionErrorSchema } from '#domain/contracts/function-error.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { Actor } from './actor.ts';

export interface FunctionAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The answer, once it is known to have the form of our functions' answers. */
  readonly outcome: unknown;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** A raw body, instead of the input. */
  readonly body?: BodyInit;
}

/** Calls a function the way the app's pages do, through Hosting; null is a visitor. */
export async function callAs(
  { appOrigin }: TestFirebase,
  actor: Pick<Actor, 'idToken'> | null,
  contract: FunctionContract<z.core.$ZodType, z.core.$ZodType>,
  input: unknown,
  { method = 'POST', headers = {}, body = JSON.stringify(input) }: Sending = {},
): Promise<FunctionAnswer> {
  const answer = await fetch(appOrigin + functionPath(contract), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(actor === null ? {} : { authorization: `Bearer ${actor.idToken}` }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  const json: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  const outcome = answer.ok ? z.parse(contract.output, json) : functionErrorSchema.safeParse(json).data?.error.code;
  return { status: answer.status, text, headers: answer.headers, outcome };
}

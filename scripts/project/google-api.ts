/** One call of Google's REST; bodies hold no secrets. */
export interface GoogleCall {
  readonly method: 'GET' | 'PATCH' | 'POST';
  readonly url: string;
  readonly body?: object;
}

export type GoogleAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  /** What was asked for does not exist. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: string };

export type GoogleApi = (call: GoogleCall) => Promise<GoogleAnswer>;

export interface GoogleApiOptions {
  /** Counted for quotas: Google requires it with the credentials of a person. */
  readonly project: string;
  readonly accessToken: () => Promise<string>;
  /** Where to ask in the place of Google; for tests, and for what runs on this machine. */
  readonly address?: (url: string) => string;
}

const timeoutMs = 30_000;

/** The member of a JSON object; undefined where there is none. */
export function member(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    if (typeof found !== 'object' || found === null) return undefined;
    return new Map<string, unknown>(Object.entries(found)).get(name);
  }, value);
}

/** The list at a path; empty where there is none, which Google leaves out. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = member(value, path);
  return Array.isArray(found) ? found : [];
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, path: string): string {
  const found = member(value, path);
  return typeof found === 'string' ? found : '';
}

function whyNot(status: number, body: unknown): string {
  const isOff = listAt(body, 'error.details').some((each) => member(each, 'reason') === 'SERVICE_DISABLED');
  if (isOff) return 'the API is not enabled: run the step "services"';
  if (status === 401) return 'not signed in: run "gcloud auth application-default login"';
  if (status === 403)
    return 'permission denied: this takes the role of owner, and for budgets that of the billing account';
  const message = member(body, 'error.message');
  return `Google answered ${status}${typeof message === 'string' ? `: ${message}` : ''}`;
}

async function send(call: GoogleCall, options: GoogleApiOptions): Promise<GoogleAnswer> {
  const { host } = new URL(call.url);
  const { address = (url: string) => url } = options;
  const response = await fetch(address(call.url), {
    method: call.method,
    headers: {
      Authorization: `Bearer ${await options.accessToken()}`,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': options.project,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (response.status === 404) return { kind: 'missing' };
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return response.ok ? { kind: 'answered', body } : { kind: 'failed', problem: whyNot(response.status, body) };
  } catch {
    return { kind: 'failed', problem: `${host} answered ${response.status} with something that is no JSON` };
  }
}

/** Never rejects: a failure of the network is an answer too. */
export const createGoogleApi =
  (options: GoogleApiOptions): GoogleApi =>
  async (call) => {
    try {
      return await send(call, options);
    } catch (error) {
      const { host } = new URL(call.url);
      return {
        kind: 'failed',
        problem: `${host} cannot be reached: ${error instanceof Error ? error.message : 'unknown'}`,
      };
    }
  };

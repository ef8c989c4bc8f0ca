import { createServer, type IncomingMessage, request as connect, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { projectId } from '#build/project.ts';
import { AuthError } from './auth-error.ts';
import { payloadOf } from './emulator-tokens.ts';
import { FactorStore } from './factor-store.ts';
import { takeOldPassword } from './old-passwords.ts';
import { SecondFactors, toMfaInfo, type Tokens } from './second-factors.ts';
import { totpCode } from './totp.ts';

export interface AuthLayerOptions {
  /** The port that everybody knows as Auth's. */
  readonly port: number;
  /** Where Google's emulator listens. */
  readonly emulatorPort: number;
  /** The file of the enrolled factors. */
  readonly file: string;
  readonly now?: () => number;
}

const host = '127.0.0.1';

const tokenAnswer = z.object({ id_token: z.string(), refresh_token: z.string() });
const signInAnswer = z.looseObject({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.optional(z.string()),
});
const usersAnswer = z.looseObject({ users: z.optional(z.array(z.looseObject({ localId: z.string() }))) });
const updateBody = z.looseObject({
  localId: z.string(),
  mfa: z.object({ enrollments: z.optional(z.array(z.looseObject({ mfaEnrollmentId: z.optional(z.string()) }))) }),
});
const deleteBody = z.object({
  localId: z.optional(z.string()),
  localIds: z.optional(z.array(z.string())),
  idToken: z.optional(z.string()),
});
/** Long ago: nobody is told of a factor that the seed gave. */
const practiceEnrolledAt = '2026-01-05T08:00:00.000Z';

const practiceBody = z.strictObject({ localId: z.string(), secret: z.string(), displayName: z.string() });

interface Call {
  readonly method: string;
  readonly path: string;
  readonly apiKey: string;
  readonly body: Buffer;
  readonly request: IncomingMessage;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
};

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The last part of a path: `accounts:lookup`, `mfaSignIn:finalize`. */
const methodOf = (path: string): string => path.split('/').at(-1) ?? '';

/**
 * Stands in front of Google's Auth emulator, which knows a second factor by SMS only: answers the calls about TOTP as
 * Identity Platform does, takes the passwords of imported hashes, and hands on everything else. Sessions stay the emulator's: with a second factor they carry the
 * claims that Google's have.
 */
export class AuthLayer {
  readonly #options: AuthLayerOptions;
  readonly #store: FactorStore;
  readonly #factors: SecondFactors;
  readonly #now: () => number;
  readonly #server: Server;

  constructor(options: AuthLayerOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#store = new FactorStore(options.file);
    this.#factors = new SecondFactors(
      this.#store,
      {
        renew: (refreshToken, apiKey) => this.#renew(refreshToken, apiKey),
        accepts: (idToken, apiKey) => this.#accepts(idToken, apiKey),
      },
      this.#now,
    );
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<void> {
    await this.#store.open();
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ host, port: this.#options.port }, resolve);
    });
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
    const body = await bytesOf(request);
    const call = {
      method: request.method ?? 'GET',
      path: pathname,
      apiKey: searchParams.get('key') ?? '',
      body,
      request,
    };
    try {
      const own = await this.#own(call);
      if (own !== null) return this.#reply(response, 200, own, request);
      const { status, headers, body: answer } = await this.#handOn(call);
      const changed = status === 200 ? await this.#changed(call, parse(answer)) : null;
      if (changed !== null) return this.#reply(response, 200, changed, request);
      response.writeHead(status, headers);
      response.end(answer);
    } catch (error) {
      const refusal = error instanceof z.ZodError ? new AuthError('INVALID_ARGUMENT') : error;
      if (!(refusal instanceof AuthError)) throw error;
      this.#reply(response, refusal.status, refusal.toBody(), request);
    }
  }

  #reply(response: ServerResponse, status: number, body: object, { headers }: IncomingMessage): void {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': headers.origin ?? '*',
      vary: 'Origin',
    });
    response.end(JSON.stringify(body));
  }

  /** The answer to a call that the emulator does not know; null for any other. */
  async #own({ method, path, apiKey, body }: Call): Promise<object | null> {
    if (path === `/emulator/v1/projects/${projectId}/totpFactors`) return this.#practice(method, body);
    if (method !== 'POST') return null;
    const input = parse(body);
    const isAbout = (field: string): boolean => typeof input === 'object' && input !== null && field in input;
    switch (methodOf(path)) {
      case 'mfaEnrollment:start':
        return isAbout('totpEnrollmentInfo') ? this.#factors.startEnrollment(input, apiKey) : null;
      case 'mfaEnrollment:finalize':
        return isAbout('totpVerificationInfo') ? this.#factors.finishEnrollment(input, apiKey) : null;
      case 'mfaEnrollment:withdraw':
        return this.#factors.withdraw(input, apiKey);
      case 'accounts:signInWithPassword':
        await takeOldPassword(input, this.#accounts);
        return null;
      case 'mfaSignIn:finalize':
        return isAbout('totpVerificationInfo') ? this.#factors.finishSignIn(input, apiKey) : null;
      default:
        return null;
    }
  }

  /** The codes of now, as the emulator lists those of SMS under `verificationCodes`; POST gives an account a factor. */
  async #practice(method: string, body: Buffer): Promise<object> {
    if (method === 'POST') {
      const { localId, secret, displayName } = practiceBody.parse(parse(body));
      return toMfaInfo(await this.#factors.enroll(localId, secret, displayName, practiceEnrolledAt));
    }
    const factors = this.#store.all();
    return {
      totpFactors: factors.map((factor) => ({ ...factor, code: totpCode(factor.secret, this.#now()) })),
    };
  }

  /** The emulator's answer with what second factors change in it; null where they change nothing. */
  async #changed({ method, path, body }: Call, answer: unknown): Promise<object | null> {
    switch (methodOf(path)) {
      case 'accounts:signInWithPassword': {
        const signedIn = signInAnswer.safeParse(answer).data;
        if (signedIn === undefined) return null;
        const { idToken: _, refreshToken, expiresIn: __, ...rest } = signedIn;
        const pending = this.#factors.pendingFor(signedIn.localId, refreshToken);
        return pending === null ? null : { ...rest, ...pending };
      }
      case 'accounts:lookup':
      case 'accounts:batchGet':
      case 'accounts:query': {
        const found = usersAnswer.safeParse(answer).data;
        return found?.users === undefined
          ? null
          : { ...found, users: found.users.map((user) => this.#withFactors(user)) };
      }
      case 'accounts:update': {
        const change = updateBody.safeParse(parse(body)).data;
        const kept = (change?.mfa.enrollments ?? []).map(({ mfaEnrollmentId }) => mfaEnrollmentId);
        if (change !== undefined)
          await this.#store.keep(change.localId, (factor) => kept.includes(factor.mfaEnrollmentId));
        return null;
      }
      case 'accounts:delete':
      case 'accounts:batchDelete': {
        const { localId, localIds = [], idToken = '' } = deleteBody.safeParse(parse(body)).data ?? {};
        const gone = [localId, payloadOf(idToken)?.sub, ...localIds].filter((id) => id !== undefined);
        for (const id of gone) await this.#store.keep(id, () => false);
        return null;
      }
      case 'accounts':
        if (method === 'DELETE') await this.#store.clear();
        return null;
      default:
        return null;
    }
  }

  #withFactors<User extends { readonly localId: string }>(user: User): User {
    const factors = this.#store.of(user.localId);
    return factors.length === 0 ? user : { ...user, mfaInfo: factors.map(toMfaInfo) };
  }

  readonly #accounts = {
    lookup: (email: string) => this.#asOwner('lookup', { email: [email] }),
    setPassword: async (localId: string, password: string) =>
      void (await this.#asOwner('update', { localId, password })),
  };

  /** A call of the emulator with its own key. */
  async #asOwner(method: string, body: object): Promise<unknown> {
    const address = `http://${host}:${this.#options.emulatorPort}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
    const answer = await fetch(`${address}/accounts:${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  async #renew(refreshToken: string, apiKey: string): Promise<Tokens> {
    const answer = await fetch(
      `http://${host}:${this.#options.emulatorPort}/securetoken.googleapis.com/v1/token?key=${encodeURIComponent(apiKey)}`,
      { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }) },
    );
    const tokens = tokenAnswer.safeParse(await answer.json()).data;
    if (tokens === undefined) throw new AuthError('USER_DISABLED');
    return { idToken: tokens.id_token, refreshToken: tokens.refresh_token };
  }

  async #accepts(idToken: string, apiKey: string): Promise<boolean> {
    const answer = await fetch(
      `http://${host}:${this.#options.emulatorPort}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ idToken }) },
    );
    return answer.ok;
  }

  #handOn({ request, body }: Call): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { 'transfer-encoding': _, ...headers } = request.headers;
      const forwarded = connect(
        {
          host,
          port: this.#options.emulatorPort,
          method: request.method,
          path: request.url,
          headers: { ...headers, 'accept-encoding': 'identity', 'content-length': String(body.length) },
          // A connection of its own: the emulator may close one that is kept in the moment in which it is used again.
          agent: false,
        },
        (answer) => {
          bytesOf(answer).then((bytes) => {
            const { 'transfer-encoding': __, ...own } = answer.headers;
            resolve({
              status: answer.statusCode ?? 502,
              headers: { ...own, 'content-length': String(bytes.length) },
              body: bytes,
            });
          }, reject);
        },
      );
      forwarded.once('error', reject);
      forwarded.end(body);
    });
  }
}

/**
 * Preloaded as parent-guard.ts is, and at work in the process that runs all functions (shared-functions.ts). Its runtime
 * knows one function: it is given one that hands each call to the function that is meant.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { replaceModule } from './replace-module.ts';
import { functionHeader, sharedTarget, signatureHeader } from './shared-target.ts';

type Request = IncomingMessage & { readonly rawBody?: Buffer };
type Functions = Readonly<Record<string, ((...call: unknown[]) => unknown) | undefined>>;

/** An event as the emulator's own runtime reads it: its attributes as headers and its data as the body, or all of it as JSON. */
async function eventOf(request: Request): Promise<object> {
  // The functions leave the body of a long call unread (functions/src/shell/http/unparsed-body.ts).
  const body = request.rawBody ?? (await buffer(request));
  const attributes = Object.entries(request.headers).filter(([name]) => name.startsWith('ce-'));
  if (attributes.length === 0) return JSON.parse(body.toString()) as object;
  return { ...Object.fromEntries(attributes.map(([name, value]) => [name.slice('ce-'.length), value])), data: body };
}

async function run(functions: Functions, request: Request, response: ServerResponse): Promise<void> {
  const handler = functions[String(request.headers[functionHeader])];
  if (handler === undefined) throw new Error('there is no such function');
  if (request.headers[signatureHeader] === 'http') {
    await handler(request, response);
    return;
  }
  await handler(await eventOf(request));
  response.end('acknowledged');
}

if (process.env['FUNCTION_TARGET'] === sharedTarget) {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  replaceModule(require, require.resolve(process.cwd()), (load) => {
    const functions = load() as Functions;
    return {
      // One that fails ends no other: the runtime ends the process when it hears of an error.
      [sharedTarget]: (request: Request, response: ServerResponse) =>
        run(functions, request, response).catch((error: unknown) => {
          console.error(error instanceof Error ? error.stack : error);
          if (!response.headersSent) response.statusCode = 500;
          response.end();
        }),
    };
  });
}

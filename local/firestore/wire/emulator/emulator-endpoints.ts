import type { IncomingMessage } from 'node:http';
import { StatusError } from '#local/firestore/errors.ts';
import { parseDatabaseName } from '#local/firestore/values/resource-name.ts';
import { parseJson } from '../codec/json-text.ts';
import { errorAnswer, jsonAnswer, textAnswer, type HttpAnswer } from '../http/http-answer.ts';
import { readBody } from '../http/http-body.ts';
import type { ReportBug } from '../error-body.ts';
import { readBackgroundTrigger, readCloudEventTrigger } from '../triggers/trigger.ts';
import type { UsageMeter } from '#local/firestore/operations/usage/usage-meter.ts';
import type { Triggers } from '../triggers/triggers.ts';
import { exportDatabase } from './database-export.ts';
import { getRules, putRules, type RulesEndpointOptions } from './security-rules.ts';

interface Endpoint {
  readonly methods: readonly string[];
  readonly path: RegExp;
  handle(request: IncomingMessage, ids: readonly string[], url: URL): Promise<HttpAnswer> | HttpAnswer;
}

export interface EmulatorParts extends RulesEndpointOptions {
  readonly triggers: Triggers;
  readonly meter: UsageMeter;
  readonly reportBug: ReportBug;
}

const DONE = jsonAnswer(200, {});

/** The emulator's own endpoints: rules, clearing, exports, triggers and usage. Answers null for any other path. */
export function createEmulatorEndpoints(
  parts: EmulatorParts,
): (request: IncomingMessage, url: URL) => Promise<HttpAnswer | null> {
  const endpoints = [
    healthEndpoint(),
    ...rulesEndpoints(parts),
    ...dataEndpoints(parts),
    ...triggerEndpoints(parts),
    ...usageEndpoints(parts),
  ];
  return async (request, url) => {
    for (const { methods, path, handle } of endpoints) {
      const match = methods.includes(request.method ?? '') ? path.exec(url.pathname) : null;
      if (match === null) continue;
      try {
        return await handle(request, match.slice(1).map(decodeURIComponent), url);
      } catch (error) {
        return errorAnswer(error, parts.reportBug);
      }
    }
    return null;
  };
}

function healthEndpoint(): Endpoint {
  return { methods: ['GET', 'HEAD'], path: /^\/$/u, handle: () => textAnswer(200, 'Ok\n') };
}

function rulesEndpoints(options: RulesEndpointOptions): Endpoint[] {
  const { operations } = options;
  const path = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/u;
  return [
    {
      methods: ['PUT'],
      path,
      handle: async (request, [projectId = '']) => putRules(options, projectId, await readJson(request)),
    },
    { methods: ['GET'], path, handle: (_request, [projectId = '']) => getRules(operations, projectId) },
    {
      methods: ['GET'],
      path: /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage(?:\.html)?$/u,
      handle: () => {
        throw new StatusError('UNIMPLEMENTED', 'ruleCoverage is not supported by this emulator.');
      },
    },
  ];
}

function dataEndpoints({ operations }: RulesEndpointOptions): Endpoint[] {
  return [
    {
      methods: ['DELETE'],
      path: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/u,
      handle: async (_request, [projectId = '', databaseId = '']) => {
        await operations.clear(projectId, databaseId);
        return DONE;
      },
    },
    {
      methods: ['POST'],
      path: /^\/emulator\/v1\/projects\/([^/:]+):export$/u,
      handle: async (request) => {
        if (request.headers.origin !== undefined) {
          // An export writes to any path, so a web page must not trigger it.
          throw new StatusError('PERMISSION_DENIED', 'An export cannot be asked for by a web page.');
        }
        const { database, export_directory: directory, export_name: name } = await readJson(request);
        if (typeof database !== 'string' || typeof directory !== 'string' || typeof name !== 'string') {
          throw new StatusError('INVALID_ARGUMENT', 'Expected database, export_directory and export_name.');
        }
        await exportDatabase(operations, parseDatabaseName(database), directory, name);
        return DONE;
      },
    },
  ];
}

function triggerEndpoints({ triggers }: EmulatorParts): Endpoint[] {
  const background = /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/(.+)$/u;
  const cloudEvent = /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/u;
  const remove = (projectId: string, id: string): HttpAnswer => {
    if (!triggers.remove(projectId, id)) throw new StatusError('NOT_FOUND', `There is no trigger ${id}.`);
    return DONE;
  };
  return [
    {
      methods: ['PUT'],
      path: /^\/emulator\/v1\/triggers:(pause|resume)$/u,
      handle: async (_request, [command]) => {
        if (command === 'pause') await triggers.pause();
        else triggers.resume();
        return DONE;
      },
    },
    {
      methods: ['PUT', 'POST'],
      path: background,
      handle: async (request, [projectId = '', id = '']) => {
        triggers.register(readBackgroundTrigger(projectId, id, await readJson(request)));
        return DONE;
      },
    },
    { methods: ['DELETE'], path: background, handle: (_request, [projectId = '', id = '']) => remove(projectId, id) },
    {
      methods: ['PUT', 'POST'],
      path: cloudEvent,
      handle: async (request, [projectId = ''], url) => {
        triggers.register(readCloudEventTrigger(projectId, eventarcTriggerId(url), await readJson(request)));
        return DONE;
      },
    },
    {
      methods: ['DELETE'],
      path: cloudEvent,
      handle: (_request, [projectId = ''], url) => remove(projectId, eventarcTriggerId(url)),
    },
  ];
}

function usageEndpoints({ meter, triggers }: EmulatorParts): Endpoint[] {
  const path = /^\/emulator\/v1\/usage$/u;
  return [
    {
      methods: ['PUT'],
      path,
      handle: (_request, _ids, url) => {
        meter.start({ commits: url.searchParams.get('commits') === 'true' });
        return DONE;
      },
    },
    {
      methods: ['DELETE'],
      path,
      handle: () => {
        meter.stop();
        return DONE;
      },
    },
    {
      methods: ['GET'],
      path,
      handle: (_request, _ids, url) => {
        const usage = meter.read(Number(url.searchParams.get('hottest') ?? '20'));
        if (usage === null) throw new StatusError('FAILED_PRECONDITION', 'Usage is not counted. PUT this first.');
        return jsonAnswer(200, { ...usage, eventsUnderway: triggers.underway });
      },
    },
  ];
}

function eventarcTriggerId(url: URL): string {
  const id = url.searchParams.get('eventarcTriggerId');
  if (id === null || id === '') throw new StatusError('INVALID_ARGUMENT', 'eventarcTriggerId is missing.');
  return id;
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const json = parseJson(await readBody(request));
  if (typeof json !== 'object' || json === null) throw new StatusError('INVALID_ARGUMENT', 'Expected a JSON object.');
  return json as Readonly<Record<string, unknown>>;
}

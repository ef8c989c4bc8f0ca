import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject, nodeBinary } from '#build/project.ts';
import { functionHeader, sharedTarget, signatureHeader } from './shared-target.ts';

let folder: string;

beforeAll(async () => {
  await mkdir(inProject('.cache'), { recursive: true });
  folder = await mkdtemp(inProject('.cache', 'preloaded-'));
  // Node would take the scripts for modules, as the project's own.
  await writeFile(path.join(folder, 'package.json'), '{}');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a program of this name prints, with a module preloaded. */
async function outputOf(module: string, script: string, program: string, environment = {}): Promise<string> {
  const file = path.join(folder, script);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, program);
  const preloaded = pathToFileURL(inProject('local', 'firebase', module)).href;
  const child = spawn(nodeBinary, [`--import=${preloaded}`, file], {
    cwd: path.dirname(file),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (await text(child.stdout)).trim();
}

test('the Firebase CLI compiles no schema before it is needed; other programs are left alone', async () => {
  // A schema of which no validator can be made: what compiles it at the start fails.
  const parameters = [{ name: 'page', in: 'query', schema: { type: 'nonsense' } }];
  const document = {
    openapi: '3.0.0',
    info: { title: 'Test', version: '1' },
    paths: { '/': { get: { parameters, responses: { 200: { description: 'Yes' } } } } },
  };
  const program = `require('exegesis-express').middleware(${JSON.stringify(document)}, {}).then(
    () => console.log('compiled none'),
    () => console.log('compiled all'),
  );`;
  const preloaded = 'lazy-auth-schemas.ts';
  expect(await outputOf(preloaded, 'firebase-tools/lib/bin/other.js', program)).toBe('compiled all');
  expect(await outputOf(preloaded, 'firebase-tools/lib/bin/firebase.js', program)).toBe('compiled none');
});

test('a function loads nothing of deploying until it is used; other programs are left alone', async () => {
  const program = `
    const shared = require('firebase-tools/lib/emulator/functionsEmulatorShared');
    const root = shared.findModuleRoot('express', require.resolve('express'));
    const isLean = Object.keys(require.cache).length < 40;
    console.log(isLean, require(root + '/package.json').name, shared.formatHost({ host: '127.0.0.1', port: 1 }));`;
  const preloaded = 'lean-functions.ts';
  const emulator = 'firebase-tools/lib/emulator';
  const [, ...same] = (await outputOf(preloaded, `${emulator}/other.js`, program)).split(' ');
  expect(same).toEqual(['express', '127.0.0.1:1']);
  const lean = await outputOf(preloaded, `${emulator}/functionsEmulatorRuntime.js`, program);
  expect(lean.split(' ')).toEqual(['true', ...same]);
});

test('the log of the Firebase CLI leaves out its steps and what was served as asked; other programs are left alone', async () => {
  const program = `
    const { EmulatorLogger } = require('firebase-tools/lib/emulator/emulatorLogger');
    const { logger } = require('firebase-tools/lib/logger');
    for (const level of ['debug', 'info']) logger[level] = (text) => console.log(text);
    const emulator = EmulatorLogger.forEmulator('hosting');
    emulator.log('DEBUG', 'a step');
    emulator.log('INFO', 'a message');
    const log = require('morgan')(':status', { stream: { write: (line) => console.log(line.trim()) }, immediate: false });
    for (const statusCode of [200, 304, 404, 500]) {
      const response = { statusCode, headersSent: true, finished: true };
      log({ method: 'GET', headers: {} }, response, () => undefined);
    }`;
  const preloaded = 'lean-log.ts';
  const whole = await outputOf(preloaded, 'firebase-tools/lib/bin/other.js', program);
  expect(whole.split('\n')).toEqual(['a step', 'a message', '200', '304', '404', '500']);
  const lean = await outputOf(preloaded, 'firebase-tools/lib/bin/firebase.js', program);
  expect(lean.split('\n')).toEqual(['a message', '404', '500']);
});

test('Hosting compresses each version of a file once; other programs are left alone', async () => {
  const program = `
    const http = require('node:http');
    const zlib = require('node:zlib');
    const compress = require('compression')();
    let read = 0;
    const server = http.createServer((request, response) => {
      const [, version, text] = request.url.split('/');
      response.setHeader('ETag', 'kept');
      response.setHeader('Last-Modified', version);
      response.setHeader('Content-Type', 'text/plain');
      response.setHeader('X-Answer', text);
      compress(request, response, () => {
        read += 1;
        response.write(text.repeat(500));
        response.end(text.repeat(500));
      });
    });
    const unpacked = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
    const answerOf = (path, encoding) => new Promise((resolve) => {
      const headers = { 'accept-encoding': encoding };
      http.get({ port: server.address().port, path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const { 'content-encoding': how = 'none', 'x-answer': own, vary } = response.headers;
        const text = String(unpacked[how]?.(body) ?? body);
        resolve([read, how, vary, own, text === own.repeat(1000)].join());
      });
    });
    server.listen(0, async () => {
      const calls = [
        ['/1/old', 'br'], ['/1/old', 'br'], ['/1/old', 'gzip'], ['/1/old', 'identity'],
        ['/2/new', 'br'], ['/2/new', 'br'],
      ];
      for (const call of calls) console.log(await answerOf(...call));
      server.close();
    });`;
  const preloaded = 'compress-once.ts';
  const answers = (read: readonly number[]) =>
    [
      `${read[0]},br,Accept-Encoding,old,true`,
      `${read[1]},br,Accept-Encoding,old,true`,
      `${read[2]},gzip,Accept-Encoding,old,true`,
      `${read[3]},none,Accept-Encoding,old,true`,
      `${read[4]},br,Accept-Encoding,new,true`,
      `${read[5]},br,Accept-Encoding,new,true`,
    ].join('\n');
  expect(await outputOf(preloaded, 'firebase-tools/lib/bin/other.js', program)).toBe(answers([1, 2, 3, 4, 5, 6]));
  expect(await outputOf(preloaded, 'firebase-tools/lib/bin/firebase.js', program)).toBe(answers([1, 1, 2, 3, 4, 4]));
});

test('each call reaches the function that is meant, as its kind takes it, and one that fails ends no other', async () => {
  const functions = `
    exports.called = (request, response) => response.end('called');
    exports.told = (event) => {
      if (event.type === 'bad') throw new Error('bad event');
      console.log(JSON.stringify(event));
    };`;
  await mkdir(path.join(folder, 'functions'), { recursive: true });
  await writeFile(path.join(folder, 'functions', 'index.js'), functions);
  await writeFile(path.join(folder, 'functions', 'package.json'), '{ "main": "index.js" }');
  const program = `
    const target = require(process.cwd())['${sharedTarget}'];
    console.error = () => undefined;
    const call = async (name, signature, headers, body) => {
      const response = { statusCode: 200, end: (text = 'empty') => console.log(response.statusCode, text) };
      const own = { '${functionHeader}': name, '${signatureHeader}': signature };
      await target({ headers: { ...own, ...headers }, rawBody: Buffer.from(body) }, response);
    };
    (async () => {
      await call('called', 'http', {}, '');
      await call('told', 'cloudevent', {}, JSON.stringify({ type: 'as JSON', data: 1 }));
      await call('told', 'cloudevent', { 'ce-type': 'in headers', 'ce-id': '7' }, 'bytes');
      await call('told', 'cloudevent', {}, JSON.stringify({ type: 'bad' }));
      await call('missing', 'http', {}, '');
    })();`;
  const output = await outputOf('every-function.ts', 'functions/run.js', program, { FUNCTION_TARGET: sharedTarget });
  expect(output.split('\n')).toEqual([
    '200 called',
    JSON.stringify({ type: 'as JSON', data: 1 }),
    '200 acknowledged',
    JSON.stringify({ type: 'in headers', id: '7', data: Buffer.from('bytes') }),
    '200 acknowledged',
    '500 empty',
    '500 empty',
  ]);
});

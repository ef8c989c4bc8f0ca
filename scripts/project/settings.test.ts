import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { catalogue } from '#domain/requests/catalogue.ts';
import { checkSettings, mendingCommand } from './check-settings.ts';
import { deploy, type DeployTools, functionsEnvironment, printDeploy, steps } from './deploy-steps.ts';
import { createGoogleApi, type GoogleApi } from './google-api.ts';
import type { Tree } from './tree.ts';
import { projectSettingsSchema } from './project-settings.ts';
import { secrets, wantedSettings } from './wanted-settings.ts';

const project = 'madelief-test';
const settings = projectSettingsSchema.parse(JSON.parse(readFileSync(inProject('deploy', 'example.json'), 'utf8')));

const tree: Tree = {
  rules: 'the rules of this tree',
  indexes: [
    {
      collectionGroup: 'board',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'senior_id', order: 'ASCENDING' },
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
      ],
    },
  ],
  fieldIndexes: [
    {
      collectionGroup: 'members',
      fieldPath: 'user_id',
      indexes: [
        { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
        { queryScope: 'COLLECTION', arrayConfig: 'CONTAINS' },
      ],
    },
  ],
  functions: [
    { name: 'sweepMail', secrets: ['SMTP_URL'] },
    { name: 'seniorCalls', secrets: [] },
  ],
  runtime: 'nodejs24',
  headers: [{ source: '**', headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' } }],
};
const wanted = wantedSettings({ project, settings, expiring: [['rate_limits', 'expires_at']], tree });

const authConfig = {
  name: 'projects/1/config',
  signIn: { email: { enabled: true, passwordRequired: true }, allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  authorizedDomains: [`${project}.firebaseapp.com`, `${project}.web.app`, 'app.example'],
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 4096 } },
    ],
  },
  mfa: { state: 'ENABLED', providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] },
};

const database = {
  locationId: 'europe-west1',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

const thresholdRules = [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent, spendBasis: 'CURRENT_SPEND' }));

const bucket = {
  location: 'EUROPE-WEST1',
  iamConfiguration: { publicAccessPrevention: 'enforced' },
  lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 30 } }] },
};

/** As Google lists an index: the group is in its name, and the order ends with the name of the document. */
const index = (state: string) => ({
  name: `projects/${project}/databases/(default)/collectionGroups/board/indexes/x`,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'senior_id', order: 'ASCENDING' },
    { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    { fieldPath: '__name__', order: 'ASCENDING' },
  ],
  state,
});

const fieldIndex = (state: string) => ({
  indexConfig: {
    indexes: [
      { queryScope: 'COLLECTION_GROUP', fields: [{ fieldPath: 'user_id', order: 'ASCENDING' }], state },
      { queryScope: 'COLLECTION', fields: [{ fieldPath: 'user_id', arrayConfig: 'CONTAINS' }], state: 'READY' },
    ],
  },
});

const ruleset = (content: string) => ({ source: { files: [{ name: 'firestore.rules', content }] } });

const mailer = (name = 'sweepMail', version = '3') => ({
  name: `projects/${project}/locations/europe-west1/functions/${name}`,
  state: 'ACTIVE',
  buildConfig: { runtime: 'nodejs24' },
  serviceConfig: { secretEnvironmentVariables: [{ key: 'SMTP_URL', secret: 'SMTP_URL', version }] },
});

const hosted = (headers: Readonly<Record<string, string>>) => ({ config: { headers: [{ glob: '**', headers }] } });

/** As Firestore answers for a document. */
const service = (id: string, name: string) => ({
  name: `projects/${project}/databases/(default)/documents/task_categories/${id}`,
  fields: { id: { stringValue: id }, category_name: { stringValue: name }, type: { stringValue: 'senior' } },
});

/** As Google answers for a project where everything is as wanted, by the end of the address. */
const right: readonly (readonly [RegExp, object])[] = [
  [/serviceusage/, { state: 'ENABLED' }],
  [/admin\/v2\/projects\/[^/]+\/config$/, authConfig],
  [/defaultSupportedIdpConfigs$/, {}],
  [/\(default\)$/, database],
  [/backupSchedules$/, { backupSchedules: [{ retention: '1209600s', dailyRecurrence: {} }] }],
  [/fields\/expires_at$/, { ttlConfig: { state: 'ACTIVE' } }],
  [/firebaseappcheck/, { enforcementMode: 'UNENFORCED' }],
  [/storage\/v1\/b\//, bucket],
  ...catalogue.map(({ id, category_name: name }) => [new RegExp(`task_categories/${id}$`), service(id, name)] as const),
  [/\/indexes$/, { indexes: [index('READY')] }],
  [/fields\/user_id$/, fieldIndex('READY')],
  [/releases\/cloud\.firestore$/, { rulesetName: `projects/${project}/rulesets/7` }],
  [/rulesets\/7$/, ruleset('the rules of this tree')],
  [/\/functions$/, { functions: [mailer(), { ...mailer('seniorcalls'), serviceConfig: {} }] }],
  [/channels\/live$/, { release: { type: 'DEPLOY', version: { name: 'sites/s/versions/v' } } }],
  [/versions\/v$/, hosted(tree.headers[0]?.headers ?? {})],
  [
    /budgets/,
    {
      budgets: [{ displayName: `Madelief ${project}`, amount: { specifiedAmount: { units: '100' } }, thresholdRules }],
    },
  ],
  [/versions\/latest$/, { name: 'projects/1/secrets/S/versions/3', state: 'ENABLED' }],
];

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

type Answer = readonly [status: number, body: object | string];

/** The host asked for becomes the first part of the path. */
const askAt = (origin: string): GoogleApi =>
  createGoogleApi({
    project,
    accessToken: () => Promise.resolve('token'),
    address: (url) => url.replace('https:/', origin),
  });

/** Stands in for Google. @returns what was asked of it as well. */
async function standIn(different: (url: string, method: string) => Answer | null = () => null) {
  const asked: string[] = [];
  const answer = ({ url = '', method = '' }: IncomingMessage, response: ServerResponse): void => {
    asked.push(`${method} ${url}`);
    const path = url.split('?')[0] ?? '';
    const usual = method === 'GET' ? right.find(([pattern]) => pattern.test(path))?.[1] : {};
    const [status, body] = different(url, method) ?? (usual === undefined ? [404, {}] : [200, usual]);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const api = askAt(origin);
  return { api, asked };
}

const problems = async (api: GoogleApi): Promise<Record<string, string>> =>
  Object.fromEntries((await checkSettings(api, wanted)).map(({ setting, problem }) => [setting.name, problem]));

test('a project that is as wanted has no findings', async () => {
  expect(await problems((await standIn()).api)).toEqual({});
});

const wrong: readonly (readonly [finding: string, RegExp, object])[] = [
  ['API run', /run\.googleapis/, { state: 'DISABLED' }],
  ['Auth: no answer tells who has an account', /config$/, { ...authConfig, emailPrivacyConfig: {} }],
  ['Auth: e-mail is a way in', /config$/, { ...authConfig, signIn: { email: { passwordRequired: true } } }],
  ['Auth: no sign-in by a link in a mail', /config$/, { ...authConfig, signIn: { email: { enabled: true } } }],
  [
    'Auth: no anonymous accounts',
    /config$/,
    { ...authConfig, signIn: { ...authConfig.signIn, anonymous: { enabled: true } } },
  ],
  [
    'Auth: no sign-in by telephone',
    /config$/,
    { ...authConfig, signIn: { ...authConfig.signIn, phoneNumber: { enabled: true } } },
  ],
  [
    'Auth: authorised domains',
    /config$/,
    { ...authConfig, authorizedDomains: ['localhost', ...authConfig.authorizedDomains] },
  ],
  [
    'Auth: password policy',
    /config$/,
    { ...authConfig, passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } },
  ],
  [
    'Auth: TOTP as second factor',
    /config$/,
    { ...authConfig, mfa: { state: 'ENABLED', enabledProviders: ['PHONE_SMS'] } },
  ],
  [
    'Auth: no other providers',
    /IdpConfigs$/,
    { defaultSupportedIdpConfigs: [{ name: 'projects/1/x/google.com', enabled: true }] },
  ],
  ['Firestore: the database, in europe-west1', /\(default\)$/, { ...database, locationId: 'nam5' }],
  [
    'Firestore: point-in-time recovery',
    /\(default\)$/,
    { ...database, pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' },
  ],
  [
    'Firestore: cannot be deleted by mistake',
    /\(default\)$/,
    { ...database, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' },
  ],
  [
    'Firestore: a backup each day, kept 14 days',
    /backupSchedules$/,
    { backupSchedules: [{ retention: '1209600s', weeklyRecurrence: { day: 'MONDAY' } }] },
  ],
  ['Firestore: rate_limits expire by expires_at', /fields\/expires_at$/, { indexConfig: {} }],
  ['App Check of firestore', /services\/firestore\.googleapis\.com$/, { state: 'ENABLED', enforcementMode: 'OFF' }],
  [
    'Budget of 100 euro a month',
    /\/budgets$/,
    { budgets: [{ displayName: `Madelief ${project}`, amount: { specifiedAmount: { units: '7' } }, thresholdRules }] },
  ],
  ['Catalogue: Tuinonderhoud', /task_categories\/garden$/, service('garden', 'Tuin')],
  ['Secret SMTP_URL', /SMTP_URL/, { state: 'DISABLED' }],
];

// spec: security.m5
test.each(wrong)('%s: a wrong value is found, and nothing else', async (finding, pattern, body) => {
  const { api } = await standIn((url) => (pattern.test(url.split('?')[0] ?? '') ? [200, body] : null));
  expect(Object.keys(await problems(api))).toEqual([finding]);
});

const others = { ...mailer('seniorcalls'), serviceConfig: {} };
const running = (...functions: readonly object[]) => ({ functions });
const csp = { ...tree.headers[0]?.headers, 'Content-Security-Policy': 'default-src *' };

/** What the steps release, and what is said of it. */
const notInForce: readonly (readonly [words: string, RegExp, object | null])[] = [
  ['others are in force', /rulesets\/7$/, ruleset('allow read, write: if true')],
  ['there are none', /releases\/cloud\.firestore$/, null],
  ['still being built: board (senior_id ASCENDING, tags CONTAINS)', /\/indexes$/, { indexes: [index('CREATING')] }],
  ['in need of repair: board', /\/indexes$/, { indexes: [index('NEEDS_REPAIR')] }],
  ['missing', /\/indexes$/, {}],
  ['not ready: COLLECTION_GROUP ASCENDING', /fields\/user_id$/, fieldIndex('NEEDS_REPAIR')],
  ['COLLECTION_GROUP ASCENDING, COLLECTION CONTAINS', /fields\/user_id$/, { indexConfig: {} }],
  ['sweepMail is missing', /\/functions$/, running(others)],
  ['sweepMail is FAILED', /\/functions$/, running({ ...mailer(), state: 'FAILED' }, others)],
  ['sweepMail has no SMTP_URL', /\/functions$/, running({ ...mailer(), serviceConfig: {} }, others)],
  ['sweepMail has an old value of SMTP_URL', /\/functions$/, running(mailer('sweepMail', '2'), others)],
  ['runs on nodejs20', /\/functions$/, running({ ...mailer(), buildConfig: { runtime: 'nodejs20' } }, others)],
  ['leftover is of no function of this tree', /\/functions$/, running(mailer(), others, mailer('leftover'))],
  ['Content-Security-Policy of ** differs', /versions\/v$/, hosted(csp)],
  ['** differs', /versions\/v$/, { config: {} }],
  ['the site is closed', /channels\/live$/, { release: { type: 'SITE_DISABLE' } }],
  ['nothing was deployed', /channels\/live$/, null],
  ['there is no bucket madelief-test-exports', /storage\/v1\/b\//, null],
  ['stays for ever', /storage\/v1\/b\//, { ...bucket, lifecycle: {} }],
  ['publicAccessPrevention', /storage\/v1\/b\//, { ...bucket, iamConfiguration: {} }],
  ['no alarm at 50', /\/budgets$/, { budgets: [{ displayName: `Madelief ${project}` }] }],
  ['the TTL policy is "CREATING"', /fields\/expires_at$/, { ttlConfig: { state: 'CREATING' } }],
];

test.each(notInForce)('%s: is found, alone, with the command that mends it', async (words, pattern, body) => {
  const { api } = await standIn((url) =>
    pattern.test(url.split('?')[0] ?? '') ? (body === null ? [404, {}] : [200, body]) : null,
  );
  const found = await checkSettings(api, wanted);
  expect(found.map(({ problem }) => problem)).toEqual([expect.stringContaining(words)]);
  const [finding] = found;
  expect(finding && mendingCommand(finding, project)).toMatch(
    words.includes('building') || words.includes('built') || words.includes('CREATING')
      ? /^wait/
      : /^np(?:m run deploy -- |x firebase 'deploy').*--project madelief-test/,
  );
});

test('where App Check is on, the key of the app is set too', async () => {
  const app = { ...settings.app, VITE_APP_CHECK_SITE_KEY: 'site-key' };
  const withKey = wantedSettings({ project, settings: { ...settings, app }, expiring: [], tree });
  const ask = async (siteKey: string) => {
    const { api } = await standIn((url) => (url.endsWith('recaptchaEnterpriseConfig') ? [200, { siteKey }] : null));
    return (await checkSettings(api, withKey)).map(({ setting }) => setting.name);
  };
  expect(await ask('site-key')).toEqual([]);
  expect(await ask('another')).toEqual(['App Check knows the app by its key']);
});

test('each failure says what to do', async () => {
  const failures: readonly (readonly [Answer, string])[] = [
    [[403, { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } }], 'permission denied'],
    [
      [
        403,
        { error: { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }] } },
      ],
      'not enabled',
    ],
    [[401, { error: { status: 'UNAUTHENTICATED' } }], 'gcloud auth application-default login'],
    [[500, { error: { message: 'backend error' } }], '500: backend error'],
    [[502, '<html>'], 'no JSON'],
  ];
  for (const [answer, words] of failures) {
    const { api } = await standIn((url) => (url.includes('budgets') && !url.includes('serviceusage') ? answer : null));
    const found = await problems(api);
    expect(Object.keys(found)).toEqual(['Budget of 100 euro a month']);
    expect(Object.values(found)[0]).toContain(words);
  }
});

test('without a network every setting is said to be unread', async () => {
  // Port 9 of this machine: nothing listens.
  const api = askAt('http://127.0.0.1:9');
  const found = await problems(api);
  expect(Object.keys(found)).toHaveLength(wanted.length);
  expect(Object.values(found).every((problem) => problem.includes('cannot be reached'))).toBe(true);
});

test('the mending command is named, also that of the Firebase CLI and where there is none', async () => {
  const { api } = await standIn((url) => {
    if (url.endsWith('SMTP_URL/versions/latest')) return [404, {}];
    if (url.endsWith('(default)')) return [200, { ...database, locationId: 'nam5', deleteProtectionState: 'X' }];
    return null;
  });
  expect((await checkSettings(api, wanted)).map((each) => mendingCommand(each, project))).toEqual([
    'by hand: no command can',
    `npm run deploy -- --project ${project} --only settings`,
    `npx firebase 'functions:secrets:set' 'SMTP_URL' --project ${project}`,
  ]);
});

/** @param timeoutMs how long Google’s work is waited for. */
const toolsOf = (api: GoogleApi, timeoutMs = 60_000) => {
  const done: string[] = [];
  const printed: string[] = [];
  const firebase = (args: readonly string[]): Promise<number> => {
    done.push(args.join(' '));
    return Promise.resolve(0);
  };
  const build = (part: string): Promise<void> => {
    done.push(`build ${part}`);
    return Promise.resolve();
  };
  const print = (line: string): void => void printed.push(line);
  const tools: DeployTools = { api, firebase, build, print, polling: { intervalMs: 1, timeoutMs } };
  return { done, printed, tools };
};

test('a second deployment changes no setting and releases again, each built before', async () => {
  const { api, asked } = await standIn();
  const { done, tools } = toolsOf(api);
  expect(await deploy(wanted, steps, tools)).toBe(true);
  expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([]);
  expect(done).toEqual([
    'deploy --only firestore',
    'build functions',
    'deploy --only functions',
    'build app',
    'deploy --only hosting',
  ]);
});

test('a new project gets the services that can be asked for, which no client writes', async () => {
  const stored = new Set<string>();
  const { api } = await standIn((url, method) => {
    const id = /documents\/task_categories\/(\w+)/.exec(url)?.[1];
    if (id === undefined) return null;
    if (method === 'PATCH') stored.add(id);
    return stored.has(id) ? null : [404, { error: { status: 'NOT_FOUND' } }];
  });
  expect(await deploy(wanted, ['settings'], toolsOf(api).tools)).toBe(true);
  expect([...stored]).toEqual(['companionship', 'transport', 'groceries', 'garden', 'physical', 'household']);
  expect(await problems(api)).toEqual({});
});

test('what differs is set alone; the budget of another amount is changed, not doubled', async () => {
  const name = 'billingAccounts/000000-000000-000000/budgets/b';
  const { api, asked } = await standIn((url, method) =>
    method === 'GET' && /budgets\?/.test(url)
      ? [
          200,
          {
            budgets: [
              { name, displayName: `Madelief ${project}`, amount: { specifiedAmount: { units: '7' } }, thresholdRules },
            ],
          },
        ]
      : null,
  );
  expect(await deploy(wanted, ['settings'], toolsOf(api).tools)).toBe(true);
  expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([
    `PATCH /billingbudgets.googleapis.com/v1/${name}?updateMask=amount,thresholdRules`,
  ]);
});

/** A Google that takes its time: of an operation it says some times that it is at work. */
function slowGoogle(times: number, end: object) {
  let asked = 0;
  let isEnabled = false;
  return standIn((url, method) => {
    if (method === 'POST' && url.includes('services/run.')) return [200, { name: 'operations/run', done: false }];
    if (url.endsWith('/v1/operations/run')) {
      asked += 1;
      isEnabled = asked > times;
      // A failure of the network in between is no failure of the work.
      if (asked === 1) return [503, { error: { message: 'try again' } }];
      return [200, isEnabled ? { name: 'operations/run', done: true, ...end } : { name: 'operations/run' }];
    }
    if (method === 'GET' && url.includes('services/run.') && !isEnabled) return [200, { state: 'DISABLED' }];
    return null;
  });
}

test('an operation of Google is waited for until it is done, also where it cannot be read for once', async () => {
  const { api, asked } = await slowGoogle(3, { response: {} });
  const { printed, tools } = toolsOf(api);
  expect(await deploy(wanted, ['services'], tools)).toBe(true);
  expect(asked.filter((each) => each.endsWith('/operations/run'))).toHaveLength(4);
  expect(printed).toContain('✓ API run: set (state is "DISABLED", wanted "ENABLED")');
});

test('an operation that fails, or takes too long, is said, and nothing follows', async () => {
  const failed = await slowGoogle(1, { error: { code: 9, message: 'billing is off' } });
  const first = toolsOf(failed.api);
  expect(await deploy(wanted, steps, first.tools)).toBe(false);
  expect(first.printed).toContain('✗ API run: billing is off');
  const endless = await slowGoogle(1_000_000, {});
  const second = toolsOf(endless.api, 30);
  expect(await deploy(wanted, steps, second.tools)).toBe(false);
  expect(second.printed.find((line) => line.startsWith('✗ API run'))).toMatch(/still at work .*operations\/run/);
  expect([first.done, second.done]).toEqual([[], []]);
});

test('a database is made by an operation as well, before anything is set in it', async () => {
  let isThere = false;
  const { api, asked } = await standIn((url, method) => {
    if (method === 'POST' && url.includes('databaseId=')) {
      isThere = true;
      return [200, { name: `projects/${project}/databases/(default)/operations/made`, done: false }];
    }
    if (url.endsWith('/operations/made')) return [200, { name: 'x', done: true, response: {} }];
    return !isThere && url.endsWith('(default)') ? [404, {}] : null;
  });
  expect(await deploy(wanted, ['firestore'], toolsOf(api).tools)).toBe(true);
  expect(asked.some((each) => each.endsWith('/(default)/operations/made'))).toBe(true);
});

test('indexes and TTL policies that are being built are waited for, with what is awaited, and not set again', async () => {
  let reads = 0;
  const building = (url: string): Answer | null => {
    if (!/(?:\/indexes|fields\/expires_at)$/.test(url.split('?')[0] ?? '')) return null;
    reads += 1;
    if (reads > 6) return null;
    return [200, url.includes('expires_at') ? { ttlConfig: { state: 'CREATING' } } : { indexes: [index('CREATING')] }];
  };
  const { api, asked } = await standIn(building);
  const { printed, tools } = toolsOf(api);
  expect(await deploy(wanted, ['firestore', 'settings'], tools)).toBe(true);
  expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([]);
  expect(printed.some((line) => line.startsWith('… Firestore: indexes are ready: still being built: board'))).toBe(
    true,
  );

  const never = await standIn((url) => (url.includes('/indexes') ? [200, { indexes: [index('CREATING')] }] : null));
  const late = toolsOf(never.api, 30);
  expect(await deploy(wanted, ['firestore', 'settings'], late.tools)).toBe(false);
  expect(late.printed.find((line) => line.startsWith('✗'))).toMatch(
    /indexes are ready: Google is still at work .* run the same command later/,
  );
});

test('what a release did not bring is named after it', async () => {
  const { api } = await standIn((url) => (url.endsWith('/rulesets/7') ? [200, ruleset('others')] : null));
  const { done, printed, tools } = toolsOf(api);
  expect(await deploy(wanted, steps, tools)).toBe(false);
  expect(done).toEqual(['deploy --only firestore']);
  expect(printed).toContain(
    '✗ Firestore: the rules of this tree are in force: others are in force, of another version or by hand',
  );
});

test('a step in which something failed is the last one', async () => {
  const { api } = await standIn((url) => (url.includes('services/run') ? [403, {}] : null));
  const { done, tools } = toolsOf(api);
  expect(await deploy(wanted, steps, tools)).toBe(false);
  expect(done).toEqual([]);
});

test('a dry run names every setting and each release', () => {
  const lines: string[] = [];
  printDeploy(wanted, steps, (line) => lines.push(line));
  const text = lines.join('\n');
  for (const { name, read } of wanted) expect(text).toContain(`${name}\n  GET ${read.url}`);
  for (const release of ['firestore', 'functions', 'hosting'])
    expect(text).toContain(`firebase deploy --only ${release}`);
  expect(text).toContain(
    'PATCH https://firestore.googleapis.com/v1/projects/madelief-test/databases/(default)?updateMask=pointInTimeRecoveryEnablement',
  );
});

test('each setting and secret that the functions declare is given', () => {
  const declared = readFileSync(inProject('functions', 'src', 'shell', 'settings.ts'), 'utf8');
  const names = (kind: string): string[] =>
    [...declared.matchAll(new RegExp(`${kind}\\('(\\w+)'`, 'g'))].map(([, name = '']) => name);
  const given = functionsEnvironment(settings)
    .split('\n')
    .map((line) => line.split('=')[0] ?? '');
  expect(names('defineString').filter((name) => !given.includes(name))).toEqual([]);
  expect(names('defineSecret').toSorted()).toEqual([...secrets].toSorted());
});

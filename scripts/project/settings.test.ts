import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { checkSettings, mendingCommand } from './check-settings.ts';
import { deploy, functionsEnvironment, printDeploy, steps } from './deploy-steps.ts';
import { createGoogleApi, type GoogleApi } from './google-api.ts';
import { projectSettingsSchema } from './project-settings.ts';
import { secrets, wantedSettings } from './wanted-settings.ts';

const project = 'madelief-test';
const settings = projectSettingsSchema.parse(JSON.parse(readFileSync(inProject('deploy', 'example.json'), 'utf8')));
const wanted = wantedSettings({ project, settings, expiring: [['rate_limits', 'expires_at']] });

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

/** As Google answers for a project where everything is as wanted, by the end of the address. */
const right: readonly (readonly [RegExp, object])[] = [
  [/serviceusage/, { state: 'ENABLED' }],
  [/admin\/v2\/projects\/[^/]+\/config$/, authConfig],
  [/defaultSupportedIdpConfigs$/, {}],
  [/\(default\)$/, database],
  [/backupSchedules$/, { backupSchedules: [{ retention: '1209600s', dailyRecurrence: {} }] }],
  [/fields\/expires_at$/, { ttlConfig: { state: 'ACTIVE' } }],
  [/firebaseappcheck/, { enforcementMode: 'UNENFORCED' }],
  [/budgets/, { budgets: [{ displayName: `Madelief ${project}`, amount: { specifiedAmount: { units: '100' } } }] }],
  [/versions\/latest$/, { state: 'ENABLED' }],
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
    { budgets: [{ displayName: `Madelief ${project}`, amount: { specifiedAmount: { units: '7' } } }] },
  ],
  ['Secret SMTP_URL', /SMTP_URL/, { state: 'DISABLED' }],
];

test.each(wrong)('%s: a wrong value is found, and nothing else', async (finding, pattern, body) => {
  const { api } = await standIn((url) => (pattern.test(url.split('?')[0] ?? '') ? [200, body] : null));
  expect(Object.keys(await problems(api))).toEqual([finding]);
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

const toolsOf = (api: GoogleApi) => {
  const done: string[] = [];
  const firebase = (args: readonly string[]): Promise<number> => {
    done.push(args.join(' '));
    return Promise.resolve(0);
  };
  const build = (part: string): Promise<void> => {
    done.push(`build ${part}`);
    return Promise.resolve();
  };
  return { done, tools: { api, firebase, build, print: () => undefined } };
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

test('what differs is set alone; the budget of another amount is changed, not doubled', async () => {
  const name = 'billingAccounts/000000-000000-000000/budgets/b';
  const { api, asked } = await standIn((url, method) =>
    method === 'GET' && /budgets\?/.test(url)
      ? [200, { budgets: [{ name, displayName: `Madelief ${project}`, amount: { specifiedAmount: { units: '7' } } }] }]
      : null,
  );
  expect(await deploy(wanted, ['settings'], toolsOf(api).tools)).toBe(true);
  expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([
    `PATCH /billingbudgets.googleapis.com/v1/${name}?updateMask=amount`,
  ]);
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

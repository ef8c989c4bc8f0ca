import { isDeepStrictEqual } from 'node:util';
import { region } from '#functions/shell/region.ts';
import { listAt, member, textAt } from './google-api.ts';
import type { WantedSetting } from './setting.ts';
import type { Tree } from './tree.ts';

const lastPart = (name: string): string => name.split('/').at(-1) ?? '';

/** At most some of them, so that a line stays readable. */
const some = (all: readonly string[]): string =>
  `${all.slice(0, 3).join(', ')}${all.length > 3 ? ` and ${all.length - 3} more` : ''}`;

const describeFields = (fields: readonly unknown[]): string =>
  fields
    .filter((field) => textAt(field, 'fieldPath') !== '__name__')
    .map((field) => `${textAt(field, 'fieldPath')} ${textAt(field, 'order')}${textAt(field, 'arrayConfig')}`)
    .join(', ');

const describeIndex = (group: string, scope: string, fields: readonly unknown[]): string =>
  `${group} (${scope === 'COLLECTION' ? '' : `${scope} `}${describeFields(fields)})`;

/** By what an index is for: the group stands in its name, `…/collectionGroups/<group>/indexes/<id>`. */
const stateOfIndexes = (answer: unknown): ReadonlyMap<string, string> =>
  new Map(
    listAt(answer, 'indexes').map((each) => {
      const group = textAt(each, 'name').split('/').at(-3) ?? '';
      return [describeIndex(group, textAt(each, 'queryScope'), listAt(each, 'fields')), textAt(each, 'state')] as const;
    }),
  );

function compositeIndexes(database: string, { indexes }: Tree): WantedSetting {
  const wanted = indexes.map(({ collectionGroup, queryScope, fields }) =>
    describeIndex(collectionGroup, queryScope, fields),
  );
  const notReady = (answer: unknown, isSo: (state: string | undefined) => boolean): readonly string[] => {
    const states = stateOfIndexes(answer);
    return wanted.filter((index) => isSo(states.get(index)));
  };
  const isBuilding = (state: string | undefined): boolean => state === 'CREATING';
  return {
    name: 'Firestore: indexes are ready',
    step: 'firestore',
    isReleased: true,
    read: { method: 'GET', url: `${database}/collectionGroups/-/indexes?pageSize=1000` },
    problem: (answer) => {
      const missing = notReady(answer, (state) => state !== 'READY' && !isBuilding(state));
      if (missing.length > 0) return `missing, or in need of repair: ${some(missing)}`;
      const building = notReady(answer, isBuilding);
      return building.length === 0 ? null : `still being built: ${some(building)}`;
    },
    isUnderWay: (answer) =>
      notReady(answer, isBuilding).length > 0 &&
      notReady(answer, (state) => !isBuilding(state) && state !== 'READY').length === 0,
    mend: () => ['deploy', '--only', 'firestore:indexes'],
  };
}

function fieldIndexes(database: string, { fieldIndexes: wanted }: Tree): readonly WantedSetting[] {
  const shape = (scope: string, field: unknown): string =>
    `${scope} ${textAt(field, 'order')}${textAt(field, 'arrayConfig')}`;
  return wanted.map(({ collectionGroup, fieldPath, indexes }) => {
    const found = (answer: unknown) =>
      listAt(answer, 'indexConfig.indexes').map((each) => {
        const [field] = listAt(each, 'fields');
        return { is: shape(textAt(each, 'queryScope'), field), state: textAt(each, 'state') };
      });
    return {
      name: `Firestore: index of ${collectionGroup}.${fieldPath}`,
      step: 'firestore',
      isReleased: true,
      read: { method: 'GET', url: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}` },
      problem: (answer) => {
        const states = new Map(found(answer).map(({ is, state }) => [is, state]));
        const lacking = indexes
          .map((each) => shape(each.queryScope, each))
          .filter((each) => states.get(each) !== 'READY');
        return lacking.length === 0 ? null : `not ready: ${lacking.join(', ')}`;
      },
      isUnderWay: (answer) => found(answer).some(({ state }) => state === 'CREATING'),
      mend: () => ['deploy', '--only', 'firestore:indexes'],
    };
  });
}

function rulesInForce(project: string, { rules }: Tree): WantedSetting {
  const api = 'https://firebaserules.googleapis.com/v1';
  return {
    name: 'Firestore: the rules of this tree are in force',
    step: 'firestore',
    isReleased: true,
    read: { method: 'GET', url: `${api}/projects/${project}/releases/cloud.firestore` },
    more: (answer) => {
      const name = textAt(answer, 'rulesetName');
      return name === '' ? [] : [{ method: 'GET', url: `${api}/${name}` }];
    },
    problem: (answer, [ruleset]) => {
      if (textAt(answer, 'rulesetName') === '') return 'there are none';
      const [file] = listAt(ruleset, 'source.files');
      return textAt(file, 'content') === rules ? null : 'others are in force, of another version or by hand';
    },
    mend: () => ['deploy', '--only', 'firestore:rules'],
  };
}

interface Deployed {
  readonly state: string;
  readonly runtime: string;
  readonly secrets: ReadonlyMap<string, string>;
}

const deployedFunctions = (answer: unknown): ReadonlyMap<string, Deployed> =>
  new Map(
    listAt(answer, 'functions').map((each) => [
      lastPart(textAt(each, 'name')).toLowerCase(),
      {
        state: textAt(each, 'state'),
        runtime: textAt(each, 'buildConfig.runtime'),
        secrets: new Map(
          listAt(each, 'serviceConfig.secretEnvironmentVariables').map((one) => [
            textAt(one, 'secret'),
            textAt(one, 'version'),
          ]),
        ),
      },
    ]),
  );

/** What is wrong with one function. */
function functionProblem(
  { name, secrets }: Tree['functions'][number],
  found: Deployed | undefined,
  { runtime, latest }: { readonly runtime: string; readonly latest: ReadonlyMap<string, string> },
): string | null {
  if (found === undefined) return `${name} is missing`;
  if (found.state !== 'ACTIVE') return `${name} is ${found.state}`;
  if (found.runtime !== runtime) return `${name} runs on ${found.runtime}, wanted ${runtime}`;
  const lacking = secrets.find((secret) => !found.secrets.has(secret));
  if (lacking !== undefined) return `${name} has no ${lacking}`;
  const old = secrets.find((secret) => {
    const version = found.secrets.get(secret);
    const newest = latest.get(secret) ?? '';
    // Of a secret without a value another setting tells.
    return version !== 'latest' && newest !== '' && version !== newest;
  });
  return old === undefined ? null : `${name} has an old value of ${old}`;
}

function runningFunctions(project: string, { functions, runtime }: Tree): WantedSetting {
  const secrets = [...new Set(functions.flatMap((each) => each.secrets))];
  const problems = (answer: unknown, more: readonly unknown[]): readonly string[] => {
    const found = deployedFunctions(answer);
    const latest = new Map(secrets.map((secret, index) => [secret, lastPart(textAt(more[index], 'name'))] as const));
    const known = new Set(functions.map(({ name }) => name.toLowerCase()));
    return [
      ...functions.flatMap(
        (each) => functionProblem(each, found.get(each.name.toLowerCase()), { runtime, latest }) ?? [],
      ),
      ...[...found.keys()].filter((name) => !known.has(name)).map((name) => `${name} is of no function of this tree`),
    ];
  };
  return {
    name: 'Functions run, with their secrets of now',
    step: 'functions',
    isReleased: true,
    read: {
      method: 'GET',
      url: `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions?pageSize=1000`,
    },
    more: () =>
      secrets.map((secret) => ({
        method: 'GET',
        url: `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${secret}/versions/latest`,
      })),
    problem: (answer, more) => {
      const wrong = problems(answer, more);
      return wrong.length === 0 ? null : some(wrong);
    },
    isUnderWay: (answer) => [...deployedFunctions(answer).values()].some(({ state }) => state === 'DEPLOYING'),
    mend: () => null,
    command: `npm run deploy -- --project ${project} --only functions`,
  };
}

function hostingHeaders(project: string, { headers: wanted }: Tree): WantedSetting {
  const api = 'https://firebasehosting.googleapis.com/v1beta1';
  return {
    name: 'Hosting sends the headers of this tree',
    step: 'hosting',
    isReleased: true,
    read: { method: 'GET', url: `${api}/projects/${project}/sites/${project}/channels/live` },
    more: (answer) => {
      const name = textAt(answer, 'release.version.name');
      return name === '' ? [] : [{ method: 'GET', url: `${api}/${name}` }];
    },
    problem: (answer, [version]) => {
      if (textAt(answer, 'release.type') === 'SITE_DISABLE') return 'the site is closed';
      if (version === undefined) return 'nothing was deployed';
      const found = new Map(
        listAt(version, 'config.headers').map((each) => [textAt(each, 'glob'), member(each, 'headers')]),
      );
      const differing = wanted.find(({ source, headers }) => !isDeepStrictEqual(found.get(source), headers));
      if (differing === undefined) return null;
      const theirs = found.get(differing.source);
      const [name = ''] =
        Object.entries(differing.headers).find(([header, value]) => textAt(theirs, header) !== value) ?? [];
      return `${name === '' ? 'a header' : name} of ${differing.source} differs`;
    },
    mend: () => null,
    command: `npm run deploy -- --project ${project} --only hosting`,
  };
}

/** What the steps release, as it is in force: read after them. */
export function releasedSettings(project: string, tree: Tree): readonly WantedSetting[] {
  const database = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  return [
    rulesInForce(project, tree),
    compositeIndexes(database, tree),
    ...fieldIndexes(database, tree),
    runningFunctions(project, tree),
    hostingHeaders(project, tree),
  ];
}

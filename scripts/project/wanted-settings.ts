import { isDeepStrictEqual } from 'node:util';
import { type GoogleCall, member } from './google-api.ts';
import type { ProjectSettings } from './project-settings.ts';

export type Step = 'services' | 'firestore' | 'settings' | 'secrets' | 'functions' | 'hosting';

/** One setting of a Google project: deploy sets it, doctor compares it. */
export interface WantedSetting {
  readonly name: string;
  readonly step: Step;
  readonly read: GoogleCall;
  /** Of the answer, or of null where nothing is there. @returns what is wrong; null if it is as wanted. */
  readonly problem: (answer: unknown) => string | null;
  /** Of the answer too: a call, or arguments of the Firebase CLI; null where only a person can mend it. */
  readonly mend: (answer: unknown) => GoogleCall | readonly string[] | null;
}

interface Wish {
  readonly project: string;
  readonly settings: ProjectSettings;
  /** Collections and fields of which documents expire, from firestore.indexes.json. */
  readonly expiring: readonly (readonly [collection: string, field: string])[];
}

const services = [
  'appengine',
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'eventarc',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
] as const;

export const secrets = [
  'SMTP_URL',
  'SMS_KEY',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const shown = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

/** Google leaves out members with the value false. */
function differs(answer: unknown, path: string, wanted: unknown): string | null {
  const found = member(answer, path) ?? (wanted === false ? false : undefined);
  return isDeepStrictEqual(found, wanted) ? null : `${path} is ${shown(found)}, wanted ${JSON.stringify(wanted)}`;
}

function enabledService(project: string, service: string): WantedSetting {
  const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services/${service}.googleapis.com`;
  return {
    name: `API ${service}`,
    step: 'services',
    read: { method: 'GET', url },
    problem: (answer) => differs(answer, 'state', 'ENABLED'),
    mend: () => ({ method: 'POST', url: `${url}:enable`, body: {} }),
  };
}

/** Each is set by itself, so that what another setting holds is left as it is. */
function authSetting(project: string, name: string, path: string, wanted: unknown): WantedSetting {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const body = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), wanted) as object;
  return {
    name,
    step: 'settings',
    read: { method: 'GET', url },
    problem: (answer) => differs(answer, path, wanted),
    mend: () => ({ method: 'PATCH', url: `${url}?updateMask=${path}`, body }),
  };
}

function authSettings({ project, settings }: Wish): readonly WantedSetting[] {
  const domains = [...new Set([new URL(settings.origin).hostname, `${project}.firebaseapp.com`, `${project}.web.app`])];
  const domainList = authSetting(project, 'Auth: authorised domains', 'authorizedDomains', domains);
  const password = authSetting(project, 'Auth: password policy', 'passwordPolicyConfig', {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
  });
  const mfa = authSetting(project, 'Auth: TOTP as second factor', 'mfa', {
    state: 'ENABLED',
    providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
  });
  const identity = `https://identitytoolkit.googleapis.com`;
  return [
    {
      name: 'Auth: switched on, with Identity Platform',
      step: 'settings',
      read: { method: 'GET', url: `${identity}/admin/v2/projects/${project}/config` },
      problem: (answer) => (answer === null ? 'it is not' : null),
      mend: () => ({
        method: 'POST',
        url: `${identity}/v2/projects/${project}/identityPlatform:initializeAuth`,
        body: {},
      }),
    },
    authSetting(
      project,
      'Auth: no answer tells who has an account',
      'emailPrivacyConfig.enableImprovedEmailPrivacy',
      true,
    ),
    authSetting(project, 'Auth: e-mail is a way in', 'signIn.email.enabled', true),
    authSetting(project, 'Auth: no sign-in by a link in a mail', 'signIn.email.passwordRequired', true),
    authSetting(project, 'Auth: no anonymous accounts', 'signIn.anonymous.enabled', false),
    authSetting(project, 'Auth: no sign-in by telephone', 'signIn.phoneNumber.enabled', false),
    {
      ...domainList,
      // Google may list them in another order.
      problem: (answer) => {
        const found = member(answer, 'authorizedDomains');
        const sorted = Array.isArray(found) ? found.map(String).sort() : [];
        return isDeepStrictEqual(sorted, [...domains].sort())
          ? null
          : `they are ${shown(found)}, wanted ${shown(domains)}`;
      },
    },
    {
      ...password,
      // Google adds ids, moments and defaults of its own.
      problem: (answer) => {
        const policy = member(answer, 'passwordPolicyConfig');
        const versions = member(policy, 'passwordPolicyVersions');
        const length = member(Array.isArray(versions) ? versions[0] : null, 'customStrengthOptions.minPasswordLength');
        if (typeof length !== 'number' || length < 8) return `minPasswordLength is ${shown(length)}, wanted 8`;
        return differs(policy, 'passwordPolicyEnforcementState', 'ENFORCE');
      },
    },
    {
      ...mfa,
      problem: (answer) => {
        const providers = member(answer, 'mfa.providerConfigs');
        const isOn = (each: unknown): boolean =>
          member(each, 'totpProviderConfig') !== undefined && member(each, 'state') === 'ENABLED';
        if (!Array.isArray(providers) || !providers.some(isOn)) return 'TOTP is not enabled';
        return differs(answer, 'mfa.state', 'ENABLED');
      },
    },
  ];
}

/** Sign-in by Google, Facebook and the like. @see projects.defaultSupportedIdpConfigs.list */
function noOtherProviders(project: string): WantedSetting {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/defaultSupportedIdpConfigs`;
  return {
    name: 'Auth: no other providers',
    step: 'settings',
    read: { method: 'GET', url },
    problem: (answer) => {
      const found = member(answer, 'defaultSupportedIdpConfigs');
      const on = Array.isArray(found) ? found.filter((each) => member(each, 'enabled') === true) : [];
      const names = on.map((each) => String(member(each, 'name')).split('/').at(-1));
      return names.length === 0 ? null : `switch off in the Firebase console, Authentication: ${names.join(', ')}`;
    },
    mend: () => null,
  };
}

function databaseSettings({ project, expiring }: Wish): readonly WantedSetting[] {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const read = { method: 'GET', url } as const;
  const field = (name: string, path: string, wanted: string): WantedSetting => ({
    name,
    step: 'settings',
    read,
    problem: (answer) => differs(answer, path, wanted),
    mend: () => ({ method: 'PATCH', url: `${url}?updateMask=${path}`, body: { [path]: wanted } }),
  });
  const place = 'europe-west1';
  return [
    {
      name: `Firestore: the database, in ${place}`,
      step: 'firestore',
      read,
      problem: (answer) => (answer === null ? 'there is none' : differs(answer, 'locationId', place)),
      // A database cannot be moved.
      mend: (answer) =>
        answer === null
          ? ['firestore:databases:create', '(default)', `--location=${place}`, '--delete-protection=ENABLED']
          : null,
    },
    field('Firestore: point-in-time recovery', 'pointInTimeRecoveryEnablement', 'POINT_IN_TIME_RECOVERY_ENABLED'),
    field('Firestore: cannot be deleted by mistake', 'deleteProtectionState', 'DELETE_PROTECTION_ENABLED'),
    {
      name: 'Firestore: a backup each day, kept 14 days',
      step: 'settings',
      read: { method: 'GET', url: `${url}/backupSchedules` },
      problem: (answer) => {
        const found = member(answer, 'backupSchedules');
        const isDaily = (each: unknown): boolean =>
          member(each, 'dailyRecurrence') !== undefined &&
          Number.parseInt(String(member(each, 'retention')), 10) >= 1_209_600;
        return Array.isArray(found) && found.some(isDaily) ? null : 'there is no such schedule';
      },
      mend: () => ({
        method: 'POST',
        url: `${url}/backupSchedules`,
        body: { retention: '1209600s', dailyRecurrence: {} },
      }),
    },
    ...expiring.map(([collection, name]): WantedSetting => {
      const its = `${url}/collectionGroups/${collection}/fields/${name}`;
      return {
        name: `Firestore: ${collection} expire by ${name}`,
        step: 'settings',
        read: { method: 'GET', url: its },
        problem: (answer) => {
          const state = member(answer, 'ttlConfig.state');
          return state === 'ACTIVE' || state === 'CREATING' ? null : `the TTL policy is ${shown(state)}`;
        },
        mend: () => ({ method: 'PATCH', url: `${its}?updateMask=ttlConfig`, body: { ttlConfig: {} } }),
      };
    }),
  ];
}

function appCheckSettings({ project, settings }: Wish): readonly WantedSetting[] {
  const wanted = settings.appCheck ? 'ENFORCED' : 'UNENFORCED';
  return ['firestore', 'identitytoolkit'].map((service) => {
    const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/${service}.googleapis.com`;
    return {
      name: `App Check of ${service}`,
      step: 'settings',
      read: { method: 'GET', url },
      problem: (answer) => differs(answer, 'enforcementMode', wanted),
      mend: () => ({ method: 'PATCH', url: `${url}?updateMask=enforcementMode`, body: { enforcementMode: wanted } }),
    };
  });
}

function budget({ project, settings }: Wish): WantedSetting {
  const api = 'https://billingbudgets.googleapis.com/v1';
  const url = `${api}/billingAccounts/${settings.billingAccount}/budgets`;
  const displayName = `Madelief ${project}`;
  const amount = { specifiedAmount: { currencyCode: 'EUR', units: String(settings.budget) } };
  const own = (answer: unknown): unknown => {
    const found = member(answer, 'budgets');
    return Array.isArray(found) ? found.find((each) => member(each, 'displayName') === displayName) : undefined;
  };
  const thresholdRules = [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent }));
  const budgetFilter = { projects: [`projects/${project}`] };
  return {
    name: `Budget of ${settings.budget} euro a month`,
    step: 'settings',
    read: { method: 'GET', url: `${url}?pageSize=100` },
    problem: (answer) =>
      own(answer) === undefined
        ? `there is no budget "${displayName}"`
        : differs(own(answer), 'amount.specifiedAmount.units', amount.specifiedAmount.units),
    // A second budget beside one of another amount would mail twice.
    mend: (answer) =>
      own(answer) === undefined
        ? { method: 'POST', url, body: { displayName, budgetFilter, amount, thresholdRules } }
        : { method: 'PATCH', url: `${api}/${String(member(own(answer), 'name'))}?updateMask=amount`, body: { amount } },
  };
}

function secret(project: string, name: string): WantedSetting {
  return {
    name: `Secret ${name}`,
    step: 'secrets',
    read: {
      method: 'GET',
      url: `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`,
    },
    problem: (answer) => (answer === null ? 'it has no value' : differs(answer, 'state', 'ENABLED')),
    mend: () => ['functions:secrets:set', name],
  };
}

/** Everything that is set outside rules, indexes, functions and hosting, in the order of setting it. */
export function wantedSettings(wish: Wish): readonly WantedSetting[] {
  return [
    ...services.map((service) => enabledService(wish.project, service)),
    ...databaseSettings(wish),
    ...authSettings(wish),
    noOtherProviders(wish.project),
    ...appCheckSettings(wish),
    budget(wish),
    ...secrets.map((name) => secret(wish.project, name)),
  ];
}

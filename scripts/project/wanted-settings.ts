import { isDeepStrictEqual } from 'node:util';
import { region } from '#functions/shell/region.ts';
import { differs, shown } from './differs.ts';
import { listAt, member } from './google-api.ts';
import { appCheckKey, appCheckSettings, budget, catalogueSettings, exportsBucket } from './outer-settings.ts';
import { releasedSettings } from './released-settings.ts';
import type { WantedSetting, Wish } from './setting.ts';

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
  'storage',
] as const;

export const secrets = [
  'SMTP_URL',
  'SMS_KEY',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

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
        const sorted = listAt(answer, 'authorizedDomains').map(String).toSorted();
        return isDeepStrictEqual(sorted, [...domains].sort())
          ? null
          : `they are ${shown(member(answer, 'authorizedDomains'))}, wanted ${shown(domains)}`;
      },
    },
    {
      ...password,
      // Google adds ids, moments and defaults of its own.
      problem: (answer) => {
        const policy = member(answer, 'passwordPolicyConfig');
        const [version] = listAt(policy, 'passwordPolicyVersions');
        const length = member(version, 'customStrengthOptions.minPasswordLength');
        if (typeof length !== 'number' || length < 8) return `minPasswordLength is ${shown(length)}, wanted 8`;
        return differs(policy, 'passwordPolicyEnforcementState', 'ENFORCE');
      },
    },
    {
      ...mfa,
      problem: (answer) => {
        const isOn = (each: unknown): boolean =>
          member(each, 'totpProviderConfig') !== undefined && member(each, 'state') === 'ENABLED';
        if (!listAt(answer, 'mfa.providerConfigs').some(isOn)) return 'TOTP is not enabled';
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
      const on = listAt(answer, 'defaultSupportedIdpConfigs').filter((each) => member(each, 'enabled') === true);
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
  return [
    {
      name: `Firestore: the database, in ${region}`,
      step: 'firestore',
      read,
      problem: (answer) => (answer === null ? 'there is none' : differs(answer, 'locationId', region)),
      // A database cannot be moved.
      mend: (answer) =>
        answer === null
          ? {
              method: 'POST',
              url: `https://firestore.googleapis.com/v1/projects/${project}/databases?databaseId=(default)`,
              body: {
                type: 'FIRESTORE_NATIVE',
                locationId: region,
                deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
              },
            }
          : null,
    },
    field('Firestore: point-in-time recovery', 'pointInTimeRecoveryEnablement', 'POINT_IN_TIME_RECOVERY_ENABLED'),
    field('Firestore: cannot be deleted by mistake', 'deleteProtectionState', 'DELETE_PROTECTION_ENABLED'),
    {
      name: 'Firestore: a backup each day, kept 14 days',
      step: 'settings',
      read: { method: 'GET', url: `${url}/backupSchedules` },
      problem: (answer) => {
        const isDaily = (each: unknown): boolean =>
          member(each, 'dailyRecurrence') !== undefined &&
          Number.parseInt(String(member(each, 'retention')), 10) >= 1_209_600;
        return listAt(answer, 'backupSchedules').some(isDaily) ? null : 'there is no such schedule';
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
          return state === 'ACTIVE' ? null : `the TTL policy is ${shown(state)}`;
        },
        isUnderWay: (answer) => member(answer, 'ttlConfig.state') === 'CREATING',
        mend: () => ({ method: 'PATCH', url: `${its}?updateMask=ttlConfig`, body: { ttlConfig: {} } }),
      };
    }),
  ];
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
    ...catalogueSettings(wish.project),
    ...authSettings(wish),
    noOtherProviders(wish.project),
    ...appCheckSettings(wish),
    ...appCheckKey(wish),
    budget(wish),
    exportsBucket(wish.project),
    ...secrets.map((name) => secret(wish.project, name)),
    ...releasedSettings(wish.project, wish.tree),
  ];
}

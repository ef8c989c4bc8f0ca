import { catalogue } from '#domain/requests/catalogue.ts';
import { collections } from '#domain/collections.ts';
import { differs } from './differs.ts';
import { listAt, member } from './google-api.ts';
import type { WantedSetting, Wish } from './setting.ts';

export function appCheckSettings({ project, settings }: Wish): readonly WantedSetting[] {
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

export function budget({ project, settings }: Wish): WantedSetting {
  const api = 'https://billingbudgets.googleapis.com/v1';
  const url = `${api}/billingAccounts/${settings.billingAccount}/budgets`;
  const displayName = `Madelief ${project}`;
  const amount = { specifiedAmount: { currencyCode: 'EUR', units: String(settings.budget) } };
  const own = (answer: unknown): unknown =>
    listAt(answer, 'budgets').find((each) => member(each, 'displayName') === displayName);
  const thresholdRules = [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent }));
  const budgetFilter = { projects: [`projects/${project}`] };
  return {
    name: `Budget of ${settings.budget} euro a month`,
    step: 'settings',
    read: { method: 'GET', url: `${url}?pageSize=100` },
    problem: (answer) => {
      if (own(answer) === undefined) return `there is no budget "${displayName}"`;
      const alarms = listAt(own(answer), 'thresholdRules').map((rule) => member(rule, 'thresholdPercent'));
      return thresholdRules.every(({ thresholdPercent }) => alarms.includes(thresholdPercent))
        ? differs(own(answer), 'amount.specifiedAmount.units', amount.specifiedAmount.units)
        : `no alarm at 50, 90 and 100 %`;
    },
    // A second budget beside one of another amount would mail twice.
    mend: (answer) =>
      own(answer) === undefined
        ? { method: 'POST', url, body: { displayName, budgetFilter, amount, thresholdRules } }
        : {
            method: 'PATCH',
            url: `${api}/${String(member(own(answer), 'name'))}?updateMask=amount,thresholdRules`,
            body: { amount, thresholdRules },
          },
  };
}

/** The app's own key, by which App Check tells it from others. */
export function appCheckKey({ project, settings: { app } }: Wish): readonly WantedSetting[] {
  const siteKey = app.VITE_APP_CHECK_SITE_KEY;
  if (siteKey === undefined) return [];
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/apps/${app.VITE_FIREBASE_APP_ID}/recaptchaEnterpriseConfig`;
  return [
    {
      name: 'App Check knows the app by its key',
      step: 'settings',
      read: { method: 'GET', url },
      problem: (answer) => differs(answer, 'siteKey', siteKey),
      mend: () => ({ method: 'PATCH', url: `${url}?updateMask=siteKey`, body: { siteKey } }),
    },
  ];
}

/** Where a restore keeps what it brings back and what it found (docs/operations.md). */
export function exportsBucket(project: string): WantedSetting {
  const api = 'https://storage.googleapis.com/storage/v1/b';
  const name = `${project}-exports`;
  const body = {
    iamConfiguration: { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: 'enforced' },
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 30 } }] },
  };
  return {
    name: 'A bucket for restoring, closed, emptied after 30 days',
    step: 'settings',
    read: { method: 'GET', url: `${api}/${name}` },
    problem: (answer) => {
      if (answer === null) return `there is no bucket ${name}`;
      const empties = (rule: unknown): boolean =>
        member(rule, 'action.type') === 'Delete' && Number(member(rule, 'condition.age')) <= 30;
      if (!listAt(answer, 'lifecycle.rule').some(empties)) return 'what is in it stays for ever';
      return (
        differs(answer, 'location', 'EUROPE-WEST1') ??
        differs(answer, 'iamConfiguration.publicAccessPrevention', 'enforced')
      );
    },
    mend: (answer) => {
      if (answer === null) {
        return { method: 'POST', url: `${api}?project=${project}`, body: { name, location: 'EUROPE-WEST1', ...body } };
      }
      // A bucket cannot be moved.
      return differs(answer, 'location', 'EUROPE-WEST1') === null
        ? { method: 'PATCH', url: `${api}/${name}`, body }
        : null;
    },
  };
}

/** The services that can be asked for. Without them a new project has nothing to ask; another one of an older system stays. */
export function catalogueSettings(project: string): readonly WantedSetting[] {
  const documents = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;
  return catalogue.map((service) => {
    const url = `${documents}/${collections.taskCategories}/${service.id}`;
    const fields = Object.fromEntries(Object.entries(service).map(([name, stringValue]) => [name, { stringValue }]));
    return {
      name: `Catalogue: ${service.category_name}`,
      step: 'settings',
      read: { method: 'GET', url },
      problem: (answer) => (answer === null ? 'it is missing' : differs(answer, 'fields', fields)),
      mend: () => ({ method: 'PATCH', url, body: { fields } }),
    };
  });
}

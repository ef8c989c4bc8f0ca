import type { CollectionName } from '#domain/collections.ts';
import { isBlocked, profileFields } from '#domain/documents/interim-user.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { storedTotalCost } from '#domain/requests/prices.ts';
import { hasStudent, mayCancel, readRequestStatus } from '#domain/requests/request-status.ts';
import { can, type Capability, type Right } from '#domain/accounts/roles.ts';
import { hasConfirmedStudent, isBooked, visitStates } from '#domain/visits/visit-state.ts';
import type { Verb } from '../cases/rules-case.ts';
import type { FieldMap } from '../documents/field-value.ts';
import { documentSchemas } from '../schemas/document-schemas.ts';
import { toPlainDocument } from './plain-document.ts';
import { changedFields, type Situation } from './situation.ts';

/*
 * The permissions, written from design.md's tables "Stored documents" and "The other half", its decisions 6 to 8, and
 * the domain,
 * independently of firestore.rules: where the two differ, one of them is wrong.
 */

export type Permission = (situation: Situation) => boolean;

const everyone: Permission = () => true;
const noClient: Permission = () => false;
const all =
  (...permissions: readonly Permission[]): Permission =>
  (situation) =>
    permissions.every((permission) => permission(situation));
const any =
  (...permissions: readonly Permission[]): Permission =>
  (situation) =>
    permissions.some((permission) => permission(situation));

const verified: Permission = ({ claims }) => claims['email_verified'] === true;
/** By the role in the caller's own record, unless that record is blocked. */
const holds =
  (capability: Capability): Permission =>
  ({ uid, read }) => {
    const account = uid === null ? null : read('interim_users', uid);
    const role = account?.get('role');
    return typeof role === 'string' && can(role, capability) && !isBlocked(account?.get('blocked'));
  };
const staff = (capability: Capability): Permission => all(verified, holds(capability));
/** Today a senior acts for herself alone: owner and caller must be the same. */
const actsFor = (isOwner: Permission, right: Right): Permission => all(isOwner, holds(right));

/** The document's id is the caller's uid. */
const ownId: Permission = ({ uid, id }) => uid !== null && uid === id;
const isOwn = (document: FieldMap | null, field: string, uid: string | null) =>
  uid !== null && document !== null && document.get(field) === uid;
const ownBefore =
  (field: string): Permission =>
  ({ before, uid }) =>
    isOwn(before, field, uid);
const ownAfter =
  (field: string): Permission =>
  ({ after, uid }) =>
    isOwn(after, field, uid);
/** The query is restricted to the caller's own documents. */
const queriesOwn =
  (field: string): Permission =>
  ({ filters, uid }) =>
    uid !== null && filters.some((filter) => filter.field === field && filter.op === 'EQUAL' && filter.value === uid);

const valid =
  (collection: CollectionName): Permission =>
  ({ after, now }) =>
    after !== null && documentSchemas[collection].safeParse(toPlainDocument(after, now)).success;
const changesOnly =
  (...fields: readonly string[]): Permission =>
  (situation) =>
    changedFields(situation).every((field) => fields.includes(field));
const becomes =
  (field: string, wanted: (situation: Situation) => unknown): Permission =>
  (situation) =>
    situation.after?.get(field) === wanted(situation);
const theId = ({ id }: Situation) => id;

/** A moment has no fields either, as far as a schema of optional fields can tell. */
const hasMap =
  (field: string): Permission =>
  ({ after }) =>
    after?.get(field) instanceof Map;
const choosesForHerself: Permission = (situation) =>
  all(
    verified,
    actsFor(ownId, 'notifications.view'),
    valid('notification_preferences'),
    hasMap('kinds'),
    stampedNow('updated_at'),
  )(situation);

const hasProfile: Permission = ({ uid, read }) => uid !== null && read('senior_profiles', uid) !== null;

/** Only the server knows the time of the request to the microsecond, and the resulting day in Brussels. */
const stampedNow =
  (field: string): Permission =>
  ({ after, now }) => {
    const stamp = after?.get(field);
    if (stamp instanceof Date) return stamp.getTime() === now.getTime();
    return typeof stamp === 'object' && stamp !== null && 'special' in stamp;
  };
const createdNow: Permission = stampedNow('created_at');
const farEnough: Permission = ({ after, now }) => isFarEnough(String(after?.get('request_date')), now);
const endsNotBeforeItBegins: Permission = ({ after }) => {
  const lastDay = after?.get('repeat_until');
  return lastDay === undefined || String(lastDay) >= String(after?.get('request_date'));
};
const costsWhatItShould: Permission = ({ after }) =>
  after?.get('total_cost') === storedTotalCost(Number(after?.get('hours_requested')));

const statusOf = (document: FieldMap | null) => {
  const status = document?.get('status');
  return typeof status === 'string' ? status : '';
};
const cancelsInTime: Permission = ({ before }) => {
  const status = readRequestStatus(statusOf(before));
  return status !== null && mayCancel(status, 'senior');
};

const hasState: Permission = ({ before }) => before?.has('state') === true;
/** A visit of her own that a student has confirmed. */
const isOwnVisit: Permission = ({ before, uid }) => {
  const state = visitStates.find((known) => known === before?.get('state'));
  return isOwn(before, 'senior_id', uid) && state !== undefined && hasConfirmedStudent(state);
};
/** Before visits had states, or where there is none: the request with the same id decides. */
const isOwnRequestWithStudent: Permission = ({ id, uid, read }) => {
  const request = read('service_requests', id);
  const status = readRequestStatus(statusOf(request));
  return isOwn(request, 'senior_id', uid) && status !== null && hasStudent(status);
};
const mayKnowStudent: Permission = (situation) =>
  hasState(situation) ? isOwnVisit(situation) : isOwnRequestWithStudent(situation);

/** The student of the photo is to come to a visit of the caller, or is there. A photo that is not there names no student. */
const comesToOwner: Permission = ({ before, id, uid, read }) => {
  const visit = read('planning', id);
  const state = visitStates.find((known) => known === visit?.get('state'));
  const isOfVisit = before === null || before.get('student_id') === visit?.get('studentprofile_id');
  return isOwn(visit, 'senior_id', uid) && state !== undefined && isBooked(state) && isOfVisit;
};

/** The query is restricted to one value of a field. */
const queriesOnly =
  (field: string, wanted: string): Permission =>
  ({ filters }) =>
    filters.some((filter) => filter.field === field && filter.op === 'EQUAL' && filter.value === wanted);

type Permissions = Readonly<Record<Verb, Permission>>;

/** Read by staff, written by the functions. */
const readByStaff = (view: Capability): Permissions => ({
  get: staff(view),
  list: staff(view),
  create: noClient,
  update: noClient,
  delete: noClient,
});
const closed: Permissions = { get: noClient, list: noClient, create: noClient, update: noClient, delete: noClient };
/** Of an account's ledger: read by its owner and by staff. */
const ownLedger: Permissions = {
  ...readByStaff('ledger.view'),
  get: any(actsFor(ownBefore('user_id'), 'credits.view'), staff('ledger.view')),
  list: any(actsFor(queriesOwn('user_id'), 'credits.view'), staff('ledger.view')),
};
/** Created by visitors, read by staff. */
const createdByVisitors = (collection: CollectionName): Permissions => ({
  ...readByStaff('leads.view'),
  create: valid(collection),
});
export const permissions: Readonly<Record<CollectionName, Permissions>> = {
  interim_users: {
    get: any(ownId, staff('accounts.view')),
    list: all(staff('accounts.view'), queriesOnly('role', 'admin')),
    create: all(
      ownId,
      valid('interim_users'),
      becomes('id', theId),
      becomes('email', ({ claims }) => claims['email']),
      becomes('role', () => 'senior'),
      becomes('status', () => 'pending_verification'),
      becomes('blocked', () => undefined),
    ),
    update: all(actsFor(ownId, 'profile.edit'), verified, valid('interim_users'), changesOnly(...profileFields)),
    delete: noClient,
  },
  senior_profiles: {
    get: any(actsFor(ownId, 'profile.view'), staff('accounts.view')),
    list: noClient,
    create: all(
      actsFor(ownId, 'profile.edit'),
      verified,
      valid('senior_profiles'),
      becomes('user_id', theId),
      becomes('senior_id', theId),
    ),
    update: all(
      actsFor(ownId, 'profile.edit'),
      verified,
      valid('senior_profiles'),
      changesOnly('senior_name', 'address', 'age', 'mobility'),
    ),
    delete: noClient,
  },
  task_categories: {
    get: everyone,
    list: everyone,
    create: all(staff('categories.edit'), valid('task_categories'), becomes('id', theId)),
    update: all(staff('categories.edit'), valid('task_categories'), changesOnly('category_name', 'type')),
    delete: staff('categories.edit'),
  },
  service_requests: {
    get: any(actsFor(ownBefore('senior_id'), 'requests.list'), staff('dispatch.view')),
    list: any(actsFor(queriesOwn('senior_id'), 'requests.list'), staff('dispatch.view')),
    create: all(
      actsFor(ownAfter('senior_id'), 'requests.create'),
      verified,
      valid('service_requests'),
      becomes('request_id', theId),
      becomes('status', () => 'submitted'),
      costsWhatItShould,
      createdNow,
      farEnough,
      endsNotBeforeItBegins,
      hasProfile,
    ),
    update: all(
      actsFor(ownBefore('senior_id'), 'requests.cancel'),
      verified,
      changesOnly('status'),
      becomes('status', () => 'cancelled'),
      cancelsInTime,
    ),
    delete: noClient,
  },
  planning: {
    ...readByStaff('dispatch.view'),
    get: any(actsFor(mayKnowStudent, 'visits.view'), staff('dispatch.view')),
  },
  customers: { ...readByStaff('accounts.view'), list: noClient },
  door_photos: { ...closed, get: actsFor(comesToOwner, 'visits.view') },
  student_profiles: readByStaff('students.view'),
  student_photos: { ...closed, get: staff('students.view') },
  student_days: readByStaff('students.view'),
  board: readByStaff('dispatch.view'),
  counters: readByStaff('dispatch.view'),
  figures: readByStaff('dispatch.view'),
  staff_notes: readByStaff('dispatch.view'),
  staff_commands: closed,
  saved_views: { ...closed, get: all(ownId, staff('dispatch.view')) },
  user_credits: {
    ...readByStaff('ledger.view'),
    get: any(actsFor(ownId, 'credits.view'), staff('ledger.view')),
  },
  credit_transactions: ownLedger,
  receipts: ownLedger,
  account_statements: ownLedger,
  notifications: {
    ...closed,
    get: actsFor(ownBefore('user_id'), 'notifications.view'),
    list: actsFor(queriesOwn('user_id'), 'notifications.view'),
  },
  notification_preferences: {
    ...closed,
    get: actsFor(ownId, 'notifications.view'),
    create: choosesForHerself,
    update: choosesForHerself,
  },
  push_subscriptions: {
    ...closed,
    create: all(
      verified,
      actsFor(ownAfter('user_id'), 'notifications.view'),
      valid('push_subscriptions'),
      stampedNow('created_at'),
    ),
    update: all(
      verified,
      actsFor(all(ownBefore('user_id'), ownAfter('user_id')), 'notifications.view'),
      valid('push_subscriptions'),
      stampedNow('created_at'),
    ),
    delete: ownBefore('user_id'),
  },
  alerts: closed,
  receipt_orders: closed,
  receipt_series: closed,
  waiting_list: createdByVisitors('waiting_list'),
  employer_tips: createdByVisitors('employer_tips'),
  leads: readByStaff('leads.view'),
  lead_keys: closed,
  credit_adjustments: readByStaff('ledger.view'),
  debts: readByStaff('ledger.view'),
  transfer_references: readByStaff('ledger.view'),
  transfers: readByStaff('ledger.view'),
  refunds: readByStaff('ledger.view'),
  missing_payments: closed,
  reviews: readByStaff('reviews.view'),
  helper_links: closed,
  review_tokens: closed,
  verification_links: closed,
  mail: readByStaff('mail.view'),
  stripe_events: closed,
  rate_limits: closed,
  audit_log: readByStaff('audit.view'),
};

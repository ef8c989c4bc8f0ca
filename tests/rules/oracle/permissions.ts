import * as z from 'zod/mini';
import type { CollectionName } from '#domain/collections.ts';
import { isBlocked, profileFields } from '#domain/documents/interim-user.ts';
import { grants } from '#domain/circles/circle-rights.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { storedTotalCost } from '#domain/requests/prices.ts';
import { hasStudent, mayCancel, readRequestStatus } from '#domain/requests/request-status.ts';
import { can, type Capability, isOfStaff, type Right, staffRoles } from '#domain/accounts/roles.ts';
import { hasConfirmedStudent, isBooked, visitStates } from '#domain/visits/visit-state.ts';
import type { Verb } from '../cases/rules-case.ts';
import type { FieldMap, FieldValue } from '../documents/field-value.ts';
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
const hasSecondFactor: Permission = ({ claims }) =>
  z.object({ firebase: z.object({ sign_in_second_factor: z.string() }) }).safeParse(claims).success;
/** No session from before the moment that is stored in the caller's own record, if any is. */
const isSignedInSince = (validFrom: unknown, { claims }: Situation): boolean =>
  Number(validFrom ?? 0) <= Number(claims['auth_time'] ?? Number.NaN);
/** By the role in the caller's own record, unless that record is blocked. Staff needs a second factor besides. */
const holds =
  (capability: Capability): Permission =>
  (situation) => {
    const { uid, read } = situation;
    const account = uid === null ? null : read('interim_users', uid);
    const role = account?.get('role');
    if (typeof role !== 'string' || !can(role, capability) || isBlocked(account?.get('blocked'))) return false;
    if (!isSignedInSince(account?.get('sessions_valid_from'), situation)) return false;
    return !isOfStaff(role) || hasSecondFactor(situation);
  };
const staff = (capability: Capability): Permission => all(verified, holds(capability));
/** Whose documents a request is about; null where that cannot be told. */
type Owner = (situation: Situation) => string | null;

const textOr = (value: FieldValue | undefined): string | null => (typeof value === 'string' ? value : null);
const theId: Owner = ({ id }) => id;
const ownerBefore =
  (field: string): Owner =>
  ({ before }) =>
    textOr(before?.get(field));
const ownerAfter =
  (field: string): Owner =>
  ({ after }) =>
    textOr(after?.get(field));
/** The query is restricted to the documents of one person. */
const queriesOf =
  (field: string): Owner =>
  ({ filters }) =>
    textOr(filters.find((filter) => filter.field === field && filter.op === 'EQUAL')?.value);

/** A member of the owner's circle, neither of them blocked, by what her membership says. */
const inCircle = (owner: string, right: Right, situation: Situation): boolean => {
  const { uid, read } = situation;
  const account = uid === null ? null : read('interim_users', uid);
  const membership = uid === null ? null : read('circles', `${owner}/members/${uid}`);
  if (account?.get('role') !== 'family' || !isSignedInSince(account.get('sessions_valid_from'), situation))
    return false;
  if (isBlocked(account.get('blocked')) || isBlocked(read('interim_users', owner)?.get('blocked'))) return false;
  return (
    membership !== null && grants({ rights: membership.get('rights'), ended_at: membership.get('ended_at') }, right)
  );
};
/** The owner herself, or somebody of her circle. */
const actsFor =
  (ownerOf: Owner, right: Right): Permission =>
  (situation) => {
    const owner = ownerOf(situation);
    if (owner === null || situation.uid === null) return false;
    return owner === situation.uid ? holds(right)(situation) : inCircle(owner, right, situation);
  };

/** The document was the caller's before the request. */
const wasOwn =
  (field: string): Permission =>
  ({ before, uid }) =>
    uid !== null && before?.get(field) === uid;
/** The query is restricted to the caller's own. */
const queriesOwn =
  (field: string): Permission =>
  (situation) =>
    situation.uid !== null && queriesOf(field)(situation) === situation.uid;
const isPaid: Permission = ({ before }) => before?.get('state') === 'paid';
/** The document's id is the caller's uid. */
const ownId: Permission = ({ uid, id }) => uid !== null && uid === id;

/** A text with characters that its schema would drop is not valid as it is. */
function isValid(schema: z.ZodMiniType, document: object): boolean {
  const parsed = schema.safeParse(document);
  if (!parsed.success) return false;
  const read = Object.entries(parsed.data as object);
  return read.every(([name, value]) => typeof value !== 'string' || Reflect.get(document, name) === value);
}

const valid =
  (collection: CollectionName): Permission =>
  ({ after, now }) =>
    after !== null && isValid(documentSchemas[collection], toPlainDocument(after, now));
const changesOnly =
  (...fields: readonly string[]): Permission =>
  (situation) =>
    changedFields(situation).every((field) => fields.includes(field));
const becomes =
  (field: string, wanted: (situation: Situation) => unknown): Permission =>
  (situation) =>
    situation.after?.get(field) === wanted(situation);

/** A moment has no fields either, as far as a schema of optional fields can tell. */
const hasMap =
  (field: string): Permission =>
  ({ after }) =>
    after?.get(field) instanceof Map;
const choosesForHerself: Permission = (situation) =>
  all(
    verified,
    actsFor(theId, 'notifications.view'),
    valid('notification_preferences'),
    hasMap('kinds'),
    stampedNow('updated_at'),
  )(situation);

/** With a profile; whoever acts for another may also act for a senior without a login, of whom staff has a record. */
const hasProfile: Permission = ({ uid, after, read }) => {
  const owner = String(after?.get('senior_id'));
  return read('senior_profiles', owner) !== null || (owner !== uid && read('customers', owner) !== null);
};
/** The requests of her day are not all counted yet, or their day is over. */
const hasRoomToday: Permission = ({ after, now, read }) => {
  const takesFrom = read('request_days', String(after?.get('senior_id')))?.get('takes_from');
  return !(takesFrom instanceof Date) || takesFrom <= now;
};
/** Whoever asks is named beside the senior; without a name it is the senior herself. */
const askedByCaller: Permission = ({ after, uid }) =>
  (after?.has('actor_uid') === true ? after.get('actor_uid') : after?.get('senior_id')) === uid;
/** Only somebody else than the senior is named, and always. */
const cancelledByCaller: Permission = ({ before, after, uid }) =>
  (after?.get('cancelled_by') ?? null) === (before?.get('senior_id') === uid ? null : uid);

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
/** The senior of a visit that a student has confirmed. */
const ownerOfVisit: Owner = ({ before }) => {
  const state = visitStates.find((known) => known === before?.get('state'));
  return state !== undefined && hasConfirmedStudent(state) ? textOr(before?.get('senior_id')) : null;
};
/** A visit that still holds the code of its door, from before codes lay beside visits, is the senior's alone. */
const holdsNoCodeOfAnother: Permission = ({ before, uid }) =>
  before?.get('senior_id') === uid || (before?.get('door_code') ?? null) === null;
/** Before visits had states, or where there is none: the request with the same id decides. */
const ownerOfRequestWithStudent: Owner = ({ id, read }) => {
  const request = read('service_requests', id);
  const status = readRequestStatus(statusOf(request));
  return status !== null && hasStudent(status) ? textOr(request?.get('senior_id')) : null;
};
const whoMayKnowStudent: Owner = (situation) =>
  hasState(situation) ? ownerOfVisit(situation) : ownerOfRequestWithStudent(situation);

/** The student of the photo is to come to a visit of hers, or is there. A photo that is not there names no student. */
const toWhomSheComes: Owner = ({ before, id, read }) => {
  const visit = read('planning', id);
  const state = visitStates.find((known) => known === visit?.get('state'));
  const isOfVisit = before === null || before.get('student_id') === visit?.get('studentprofile_id');
  return state !== undefined && isBooked(state) && isOfVisit ? textOr(visit?.get('senior_id')) : null;
};

/** The code is of the student who is to come to a visit of hers. One that is not there is of nobody. */
const whoTellsIt: Owner = (situation) =>
  situation.read('planning', situation.id)?.get('state') === 'confirmed' ? toWhomSheComes(situation) : null;

/** The query is restricted to one value of a field. */
const queriesOnly =
  (field: string, wanted: string): Permission =>
  ({ filters }) =>
    filters.some((filter) => filter.field === field && filter.op === 'EQUAL' && filter.value === wanted);

/** `<senior>/members/<uid>`, or `<senior>/members` of a query: nothing else lies in circles. */
const ofCircle: Owner = ({ id }) => id.split('/')[0] ?? null;
const isOwnMembership: Permission = ({ uid, id }) => uid !== null && id.split('/')[2] === uid;
const isDeep =
  (parts: number): Permission =>
  ({ id }) =>
    id.split('/').length === parts && id.split('/')[1] === 'members';

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
  get: any(actsFor(ownerBefore('user_id'), 'credits.view'), staff('ledger.view')),
  list: any(actsFor(queriesOf('user_id'), 'credits.view'), staff('ledger.view')),
};
export const permissions: Readonly<Record<CollectionName, Permissions>> = {
  interim_users: {
    get: any(ownId, staff('accounts.view')),
    list: all(staff('accounts.view'), any(...staffRoles.map((role) => queriesOnly('role', role)))),
    create: all(
      ownId,
      valid('interim_users'),
      becomes('id', theId),
      becomes('email', ({ claims }) => claims['email']),
      becomes('role', () => 'senior'),
      becomes('status', () => 'pending_verification'),
      becomes('blocked', () => undefined),
      becomes('sessions_valid_from', () => undefined),
    ),
    update: all(actsFor(theId, 'profile.edit'), verified, valid('interim_users'), changesOnly(...profileFields)),
    delete: noClient,
  },
  senior_profiles: {
    get: any(actsFor(theId, 'profile.view'), staff('accounts.view')),
    list: noClient,
    create: all(
      actsFor(theId, 'profile.edit'),
      verified,
      valid('senior_profiles'),
      becomes('user_id', theId),
      becomes('senior_id', theId),
    ),
    update: all(
      actsFor(theId, 'profile.edit'),
      verified,
      valid('senior_profiles'),
      changesOnly('senior_name', 'address', 'age', 'mobility'),
    ),
    delete: noClient,
  },
  task_categories: {
    get: everyone,
    list: everyone,
    create: noClient,
    update: noClient,
    delete: noClient,
  },
  service_requests: {
    get: any(actsFor(ownerBefore('senior_id'), 'requests.list'), staff('dispatch.view')),
    list: any(actsFor(queriesOf('senior_id'), 'requests.list'), staff('dispatch.view')),
    create: all(
      actsFor(ownerAfter('senior_id'), 'requests.create'),
      verified,
      valid('service_requests'),
      becomes('request_id', theId),
      becomes('status', () => 'submitted'),
      costsWhatItShould,
      createdNow,
      farEnough,
      endsNotBeforeItBegins,
      askedByCaller,
      hasProfile,
      hasRoomToday,
    ),
    update: all(
      actsFor(ownerBefore('senior_id'), 'requests.cancel'),
      verified,
      changesOnly('status', 'cancelled_by'),
      cancelledByCaller,
      becomes('status', () => 'cancelled'),
      cancelsInTime,
    ),
    delete: noClient,
  },
  request_days: { ...closed, get: actsFor(theId, 'requests.create') },
  planning: {
    ...readByStaff('dispatch.view'),
    get: any(all(holdsNoCodeOfAnother, actsFor(whoMayKnowStudent, 'visits.view')), staff('dispatch.view')),
  },
  circles: {
    ...readByStaff('accounts.view'),
    get: all(
      isDeep(3),
      any(actsFor(ofCircle, 'circle.manage'), all(isOwnMembership, holds('circle.act')), staff('accounts.view')),
    ),
    list: all(isDeep(2), any(actsFor(ofCircle, 'circle.manage'), staff('accounts.view'))),
  },
  circle_invitations: {
    ...readByStaff('accounts.view'),
    get: any(actsFor(ownerBefore('senior_id'), 'circle.manage'), staff('accounts.view')),
    list: any(actsFor(queriesOf('senior_id'), 'circle.manage'), staff('accounts.view')),
  },
  circle_questions: readByStaff('accounts.view'),
  customers: { ...readByStaff('accounts.view'), list: noClient },
  family_contacts: closed,
  door_photos: { ...closed, get: actsFor(toWhomSheComes, 'visits.view') },
  door_codes: { ...closed, get: actsFor(whoTellsIt, 'visits.code') },
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
    get: any(actsFor(theId, 'credits.view'), staff('ledger.view')),
  },
  credit_transactions: ownLedger,
  receipts: ownLedger,
  account_statements: ownLedger,
  gifts: {
    ...closed,
    get: any(all(wasOwn('giver_id'), holds('circle.act')), all(wasOwn('senior_id'), isPaid, holds('credits.view'))),
    list: any(
      all(queriesOwn('giver_id'), holds('circle.act')),
      all(queriesOwn('senior_id'), queriesOnly('state', 'paid'), holds('credits.view')),
    ),
  },
  threads: {
    ...readByStaff('dispatch.view'),
    get: any(actsFor(ownerBefore('senior_id'), 'visits.view'), staff('dispatch.view')),
    list: any(actsFor(queriesOf('senior_id'), 'visits.view'), staff('dispatch.view')),
  },
  message_reports: readByStaff('dispatch.view'),
  notifications: {
    ...closed,
    get: actsFor(ownerBefore('user_id'), 'notifications.view'),
    list: actsFor(queriesOf('user_id'), 'notifications.view'),
  },
  notification_preferences: {
    ...closed,
    get: actsFor(theId, 'notifications.view'),
    create: choosesForHerself,
    update: choosesForHerself,
  },
  push_subscriptions: {
    ...closed,
    create: all(
      verified,
      actsFor(ownerAfter('user_id'), 'notifications.view'),
      valid('push_subscriptions'),
      stampedNow('created_at'),
    ),
    update: all(
      verified,
      wasOwn('user_id'),
      actsFor(ownerAfter('user_id'), 'notifications.view'),
      valid('push_subscriptions'),
      stampedNow('created_at'),
    ),
    delete: wasOwn('user_id'),
  },
  alerts: closed,
  receipt_orders: closed,
  receipt_series: closed,
  waiting_list: readByStaff('leads.view'),
  employer_tips: readByStaff('leads.view'),
  leads: readByStaff('leads.view'),
  lead_keys: closed,
  sign_up_answers: readByStaff('leads.view'),
  credit_adjustments: readByStaff('ledger.view'),
  debts: readByStaff('ledger.view'),
  transfer_references: readByStaff('ledger.view'),
  transfers: readByStaff('ledger.view'),
  refunds: readByStaff('ledger.view'),
  missing_payments: closed,
  reviews: readByStaff('reviews.view'),
  helper_links: closed,
  calendar_feeds: closed,
  review_tokens: closed,
  verification_links: closed,
  mail: readByStaff('mail.view'),
  stripe_events: closed,
  timer_runs: closed,
  ledger_checks: closed,
  erasures: closed,
  data_exports: closed,
  data_requests: readByStaff('leads.view'),
  retention_reports: closed,
  rate_limits: closed,
  audit_log: readByStaff('audit.view'),
};

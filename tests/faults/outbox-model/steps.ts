import fc from 'fast-check';
import type { StorageFault } from './faulty-database.ts';
import { type NetworkFault, networkFaults } from './faulty-sender.ts';
import { changedInModel, type ModelUnit } from './profile-server.ts';
import type { TriggerReason } from '#sync/engine/triggers.ts';

/** `which` and `tab` are indexes modulo what exists at that moment, so that every schedule is valid. */
export type Step =
  | { readonly kind: 'go-on'; readonly which: number; readonly times: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'ask-for-help'; readonly tab: number; readonly forOther?: boolean }
  | { readonly kind: 'press-again'; readonly tab: number; readonly which: number }
  | { readonly kind: 'cancel'; readonly tab: number; readonly which: number }
  | { readonly kind: 'retry' | 'remove' | 'change'; readonly tab: number; readonly which: number }
  | { readonly kind: 'refetch-list'; readonly tab: number }
  | { readonly kind: 'change-profile'; readonly tab: number; readonly units: readonly ModelUnit[] }
  | { readonly kind: 'answer-conflict'; readonly tab: number; readonly minesFirst: boolean }
  | { readonly kind: 'retry-profile' | 'remove-profile' | 'refetch-profile'; readonly tab: number }
  | { readonly kind: 'changed-elsewhere'; readonly who: number; readonly unit: ModelUnit; readonly same: boolean }
  | { readonly kind: 'answer-quote'; readonly tab: number; readonly which: number; readonly said: 'yes' | 'no' }
  | { readonly kind: 'fill-in-form'; readonly tab: number }
  | { readonly kind: 'press-form-again'; readonly tab: number; readonly which: number }
  | { readonly kind: 'form-refused-once'; readonly which: number }
  | { readonly kind: 'save-added'; readonly tab: number }
  | { readonly kind: 'press-added-again'; readonly tab: number; readonly which: number }
  | { readonly kind: 'added-refused-once'; readonly which: number }
  | { readonly kind: 'profile-refused-once'; readonly who: number }
  | { readonly kind: 'network'; readonly fault: NetworkFault }
  | { readonly kind: 'storage'; readonly fault: StorageFault }
  | { readonly kind: 'clock'; readonly milliseconds: number }
  | { readonly kind: 'crash' | 'freeze' | 'thaw'; readonly tab: number }
  | { readonly kind: 'open-tab' }
  | { readonly kind: 'trigger'; readonly tab: number; readonly reason: TriggerReason }
  | {
      readonly kind:
        | 'server-refuses'
        | 'server-accepts'
        | 'server-refuses-once'
        | 'staff-assigns'
        | 'staff-proposes'
        | 'staff-records-no';
      readonly which: number;
    }
  | { readonly kind: 'sign-out'; readonly tab: number; readonly unsent: 'keep' | 'remove' }
  | { readonly kind: 'sign-in'; readonly who: number }
  | { readonly kind: 'right-given' | 'right-ended'; readonly who: number };

const hour = 3_600_000;
const year = 365 * 24 * hour;

const tab = fc.nat({ max: 2 });
const which = fc.nat({ max: 5 });
const one = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), tab, which });
const onTab = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), tab });
const onItem = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), which });

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 22, arbitrary: fc.record({ kind: fc.constant('go-on'), which, times: fc.integer({ min: 1, max: 8 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      milliseconds: fc.constantFrom(50, 900, 5_000, 12_000, 31_000, 70_000),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('ask-for-help'),
      tab,
      forOther: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('right-given', 'right-given', 'right-ended'),
      who: fc.nat({ max: 1 }),
    }),
  },
  { weight: 3, arbitrary: one('press-again') },
  { weight: 5, arbitrary: one('cancel') },
  { weight: 4, arbitrary: fc.oneof(one('retry'), one('remove'), one('change')) },
  { weight: 3, arbitrary: onTab('refetch-list') },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change-profile'),
      tab,
      units: fc.subarray([...changedInModel], { minLength: 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer-conflict'), tab, minesFirst: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(onTab('retry-profile'), onTab('remove-profile'), onTab('refetch-profile')),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('changed-elsewhere'),
      who: fc.nat({ max: 1 }),
      unit: fc.constantFrom(...changedInModel),
      same: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer-quote'),
      tab,
      which,
      said: fc.constantFrom('yes', 'yes', 'no'),
    }),
  },
  { weight: 4, arbitrary: onItem('staff-proposes') },
  { weight: 1, arbitrary: onItem('staff-records-no') },
  { weight: 1, arbitrary: onTab('fill-in-form') },
  { weight: 1, arbitrary: fc.oneof(one('press-form-again'), onItem('form-refused-once')) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('profile-refused-once'), who: fc.nat({ max: 1 }) }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('network'), fault: fc.constantFrom(...networkFaults) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('storage'), fault: fc.constantFrom('full', 'before', 'after') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('clock'), milliseconds: fc.constantFrom(-year, -hour, hour, year) }),
  },
  { weight: 3, arbitrary: onTab('crash') },
  { weight: 2, arbitrary: fc.oneof(onTab('freeze'), onTab('thaw')) },
  { weight: 2, arbitrary: fc.constant({ kind: 'open-tab' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('trigger'),
      tab,
      reason: fc.constantFrom('online', 'visible', 'pageshow'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      onItem('server-refuses'),
      onItem('server-accepts'),
      onItem('server-refuses-once'),
      onItem('staff-assigns'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sign-out'), tab, unsent: fc.constantFrom('keep', 'remove') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign-in'), who: fc.nat({ max: 1 }) }) },
);

/** The same, with steps of an added command. */
export const stepWithAdded: fc.Arbitrary<Step> = fc.oneof(
  { weight: 100, arbitrary: step },
  { weight: 10, arbitrary: onTab('save-added') },
  { weight: 4, arbitrary: fc.oneof(one('press-added-again'), onItem('added-refused-once')) },
);

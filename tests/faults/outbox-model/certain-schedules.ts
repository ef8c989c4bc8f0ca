import type { Step } from './steps.ts';

/**
 * Schedules for what happens in a few of ten thousand random ones. Played before these, so that no run has to count on luck.
 */
export const certainSchedules: readonly [Step[], boolean][] = [
  // Another answer to a price while the first is on its way.
  [
    [
      { kind: 'ask-for-help', tab: 0 },
      { kind: 'go-on', which: 0, times: 7 },
      { kind: 'staff-proposes', which: 0 },
      { kind: 'answer-quote', tab: 0, which: 0, said: 'no' },
      { kind: 'go-on', which: 0, times: 5 },
      { kind: 'answer-quote', tab: 0, which: 0, said: 'yes' },
      { kind: 'go-on', which: 0, times: 4 },
      { kind: 'ask-for-help', tab: 0 },
    ],
    false,
  ],
  // A profile that was changed here and elsewhere, and an answer to which of the two counts.
  [
    [
      { kind: 'change-profile', tab: 0, units: ['phone_number'] },
      { kind: 'changed-elsewhere', who: 0, unit: 'first_name', same: false },
      { kind: 'change-profile', tab: 0, units: ['first_name', 'phone_number'] },
      { kind: 'go-on', which: 0, times: 11 },
      { kind: 'answer-conflict', tab: 0, minesFirst: false },
    ],
    false,
  ],
];

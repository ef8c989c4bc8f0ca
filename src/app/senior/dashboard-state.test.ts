import { describe, expect, test } from 'vitest';
import { type DashboardState, readDashboardState } from './dashboard-state.ts';

describe('readDashboardState', () => {
  // spec: 2.dashboard.navigation-state
  test('reads every field that a view passes on', () => {
    const state: DashboardState = {
      tab: 'my-requests',
      savedRequestId: 'r1',
      changedItemId: 'i1',
      cancellingPurchaseId: 'cs_1',
      adminRefused: true,
    };
    expect(readDashboardState(structuredClone(state))).toEqual(state);
  });

  test.each([null, undefined, 'x', 3, [], { tab: 7, savedRequestId: {}, adminRefused: 'yes', other: 'x' }])(
    'takes nothing from %j',
    (state) => {
      expect(readDashboardState(state)).toEqual({});
    },
  );
});

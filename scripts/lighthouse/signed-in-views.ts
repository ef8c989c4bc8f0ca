import { appPaths } from '#lib/app-paths.ts';
import { dashboardTabs } from '#app/senior/dashboard-tabs.ts';
import { hrefs } from '#app/paths.ts';
import { helperPath } from '#domain/students/helper/helper-address.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';

/** Of the seed data; the student is signed in by her personal link. */
export const viewers = ['maria', 'els', 'staf', 'student'] as const;

export type Viewer = (typeof viewers)[number];

export interface SignedInView {
  readonly route: string;
  readonly viewer: Viewer;
}

const seenBy = (viewer: Viewer, routes: readonly string[]): readonly SignedInView[] =>
  routes.map((route) => ({ route, viewer }));

/** The views that are looked at behind the login. */
export const signedInViews: readonly SignedInView[] = [
  ...seenBy(
    'maria',
    dashboardTabs.map((tab) => hrefs.dashboard(tab)),
  ),
  ...seenBy('els', [appPaths.forWhom]),
  ...seenBy('student', [helperPath]),
  ...seenBy('staf', [staffPaths.today, staffPaths.requests]),
];

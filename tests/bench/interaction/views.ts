import { publicPaths } from '#i18n/public-routes.ts';
import { appPaths } from '#lib/app-paths.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { askForHelp, changeLanguage, findRequest, type Journey, walkMenu, workList } from './journeys.ts';

export type Who = 'senior' | 'family' | 'student' | 'staff' | 'visitor';

export interface View {
  readonly name: string;
  readonly who: Who;
  /** Where it opens; `{senior}` and `{request}` stand for an id. */
  readonly path: string;
  /** What is done beside using everything that the view has. */
  readonly journey?: Journey;
  /** The journey alone. */
  readonly only?: boolean;
}

const ofSenior = (name: string, tab: string, more: Partial<View> = {}): View => ({
  name,
  who: 'senior',
  path: `${appPaths.dashboard}${tab === '' ? '' : `?tab=${tab}`}`,
  ...more,
});

const ofStaff = (name: string, path: string, more: Partial<View> = {}): View => ({
  name: `staff-${name}`,
  who: 'staff',
  path,
  ...more,
});

const ofVisitor = (name: string, path: string): View => ({ name, who: 'visitor', path });

/** Every view. */
export const views: readonly View[] = [
  ofSenior('menu', '', { journey: walkMenu, only: true }),
  ofSenior('dashboard', '', { journey: changeLanguage }),
  ofSenior('request-form', 'request-service', { journey: askForHelp }),
  ofSenior('my-requests', 'my-requests', { journey: findRequest }),
  ofSenior('chat', 'chat-help'),
  ofSenior('credits', 'credits'),
  ofSenior('notifications', 'messages'),
  ofSenior('circle', 'circle'),
  ofSenior('profile', 'profile'),
  { name: 'settings', who: 'senior', path: appPaths.settings, journey: changeLanguage },
  // It has no controls of its own.
  { name: 'install', who: 'senior', path: appPaths.install, journey: changeLanguage, only: true },
  { name: 'for-whom', who: 'family', path: appPaths.forWhom },
  { name: 'family-requests', who: 'family', path: `${appPaths.forWhom}?for={senior}&tab=my-requests` },
  { name: 'family-request-form', who: 'family', path: `${appPaths.forWhom}?for={senior}&tab=request-service` },
  { name: 'student', who: 'student', path: '/student' },
  ofStaff('today', staffPaths.today),
  ofStaff('requests', staffPaths.requests, { journey: workList }),
  ofStaff('request', staffPaths.request.replace(':id', '{request}')),
  ofStaff('students', staffPaths.students),
  ofStaff('new-student', staffPaths.newStudent),
  ofStaff('people', staffPaths.people),
  ofStaff('person', staffPaths.person.replace(':id', '{senior}')),
  ofStaff('book', `${staffPaths.book}?senior={senior}`),
  ofStaff('calendar', staffPaths.calendar),
  ofStaff('proposals', staffPaths.proposals),
  ofStaff('leads', staffPaths.leads),
  ofStaff('reviews', staffPaths.reviews),
  ofStaff('mails', staffPaths.mails),
  ofStaff('credits', staffPaths.credits),
  ofStaff('audit', staffPaths.audit),
  ofStaff('figures', staffPaths.figures),
  ofStaff('team', staffPaths.team),
  // It has no controls of its own.
  ofStaff('health', staffPaths.health, { journey: changeLanguage, only: true }),
  ofVisitor('home', publicPaths.home),
  ofVisitor('waiting-list', publicPaths.waitingList),
  ofVisitor('winwin', publicPaths.invest),
  ofVisitor('employer-tip', publicPaths.employerTip),
  ofVisitor('login', appPaths.login),
  ofVisitor('registration', appPaths.registration),
  ofVisitor('reset-password', appPaths.resetPassword),
];

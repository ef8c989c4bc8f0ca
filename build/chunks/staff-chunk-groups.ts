import { sources } from './sources.ts';
import { textGroup } from './text-groups.ts';

/** The texts of the frame and of the first screen, as files of the folder of a language. */
const firstTexts = [
  'staff/(?:texts|staff|board|steps|table)',
  'staff/(?:lists|team/data-requests|visits/told)',
  'definition/resources',
];

/** Screens of a few kilobytes, opened a few times a week. */
const smallScreens =
  'audit|confirmation|data-request|debt-letter|health|help|ill|mails|proposals|retention|reviews|team|told';

/**
 * Staff's app in a few files (docs/decisions/0042-staff-app-is-built-apart.md): the frame, the texts of what is shown first
 * and those of the rest, the first screen, what speaks with the server, and what several of the other screens need. A group
 * includes the imports of its modules, except those of a group of higher priority.
 */
export const staffChunkGroups = [
  { name: 'frame', priority: 4, tags: ['$initial' as const] },
  textGroup('texts', 3, ...firstTexts),
  textGroup('more-texts', 2, '(?!formats/).*'),
  { name: 'today', priority: 2, test: new RegExp(sources('app/staff/today-page')) },
  {
    name: 'server',
    priority: 1,
    test: new RegExp(
      sources(
        'firebase/(?:staff/gateways|functions|interim-users|server-time|task-categories)',
        'firebase/(?:auth|circles|notifications|threads|visits)/.*',
      ),
    ),
  },
  { name: 'shared', priority: 0, minShareCount: 2 },
  { name: 'small-screens', priority: 0, test: new RegExp(sources(`app/staff/(?:.*/)?(?:${smallScreens})-pages?`)) },
];

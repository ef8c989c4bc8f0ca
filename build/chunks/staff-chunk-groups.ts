import { sources } from './sources.ts';

/** The texts of the frame and of the first screen, as files of the folder of a language. */
const firstTexts = new RegExp(sources('i18n/([a-z]+)/staff/(?:texts|staff|board|steps|table)'));

function firstTextsOf(id: string): string | null {
  const [, language] = firstTexts.exec(id) ?? [];
  return language === undefined ? null : `texts-${language}`;
}

/**
 * Staff's app in a few files (docs/decisions/0042-staff-app-is-built-apart.md): the frame, the texts of what is shown first,
 * the first screen, what speaks with the server, and what several of the other screens need. A group includes the imports of
 * its modules, except those of a group of higher priority.
 */
export const staffChunkGroups = [
  { name: 'frame', priority: 4, tags: ['$initial' as const] },
  { name: firstTextsOf, debugName: 'texts', priority: 3 },
  { name: 'today', priority: 2, test: new RegExp(sources('app/staff/today-page')) },
  {
    name: 'server',
    priority: 1,
    test: new RegExp(sources('firebase/(?:staff/gateways|functions|auth/(?:auth|second-factor)|interim-users)')),
  },
  { name: 'shared', priority: 0, minShareCount: 2 },
];

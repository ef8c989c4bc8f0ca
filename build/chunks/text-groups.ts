import { sources } from './sources.ts';

/** Texts that share a chunk in each language, as files of its folder. */
export function textGroup(name: string, priority: number, ...files: readonly string[]) {
  const test = new RegExp(sources(`i18n/(?<language>[a-z]+)/(?:${files.join('|')})`));
  const nameOf = (module: string): string => `${name}-${test.exec(module)?.groups?.['language'] ?? ''}`;
  return { debugName: name, name: nameOf, priority, test };
}

/** The texts of the senior's app and of the public pages, by when they are asked for. */
export const textGroups = [
  // With the list of where all others are.
  textGroup('common', 3, 'common', 'definition/later'),
  textGroup('first', 0, 'definition/resources', 'pwa'),
  textGroup('visits', 1, 'visits', 'filter', 'asking/thread'),
  textGroup('asking', 1, 'asking/(?:recurrence|request-form)'),
  textGroup('visitors', 1, 'visitors', 'prices', 'thanks'),
  textGroup('family', 1, 'circle/(?:family|for-whom)'),
  // Pages that are opened from a mail.
  textGroup('mailed', 1, 'circle/(?:gift|invitation)', 'review'),
  // Views behind the menu.
  textGroup('menu', 1, 'circle/circle', 'notifications', 'payments/.*', 'profile/.*', 'session/sign-out', 'settings'),
];

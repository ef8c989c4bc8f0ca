import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import type { ActorRole } from '#domain/accounts/roles.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { loadEveryStaffText } from '#i18n/staff/staff-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { useActorWords } from './use-actor-words.ts';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadEveryStaffText();
});

interface Actor {
  readonly uid: string;
  readonly role: ActorRole;
}

function Who({ uid, role }: Actor) {
  return <p>{useActorWords({ staf: 'Staf Claes' })({ actor_uid: uid, actor_role: role })}</p>;
}

const wordsFor = (actor: Actor): string =>
  withoutStyles(
    renderToStaticMarkup(
      <PublicFrame place={publicRouteOf('/')}>
        <Who {...actor} />
      </PublicFrame>,
    ),
  ).replaceAll(/<[^>]+>/g, '');

test.each<[Actor, string]>([
  [{ uid: 'staf', role: 'admin' }, 'Staf Claes'],
  [{ uid: 'former', role: 'admin' }, 'Onbekend'],
  [{ uid: 'maria', role: 'senior' }, 'De klant'],
  [{ uid: 'lotte', role: 'student' }, 'De student'],
  [{ uid: 'expire-offers', role: 'timer' }, 'Het systeem'],
])('%o is "%s": only what the customer did is said to be hers', (actor, words) => {
  expect(wordsFor(actor)).toBe(words);
});

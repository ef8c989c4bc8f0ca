import { renderToStaticMarkup } from 'react-dom/server';
import { FirebaseError } from 'firebase/app';
import { beforeAll, describe, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import type { DomainError } from '#domain/error-codes.ts';
import { toDomainError } from '#firebase/error-mapping.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { loadFilterTexts } from '#i18n/namespaces/request-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import type { Delivery, RequestRow } from '#shared/requests/request-row.ts';
import { aRequestRow } from '#tests/builders/request-row.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadFilterTexts();
});

const item = (state: Delivery['state'], error: DomainError | null): Delivery => ({ itemId: 'a', state, error });

/** The paragraphs of the note, in order. */
function noteOf(changes: Partial<RequestRow>): readonly string[] {
  const html = renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <DeliveryNote
        row={aRequestRow(changes)}
        onChange={() => undefined}
        onRetry={() => undefined}
        onRemoveRequest={() => undefined}
        onForgetCancellation={() => undefined}
      />
    </PublicFrame>,
  );
  const content = withoutStyles(html);
  return [...content.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));
}

const firestoreSays = (code: string, message = '') => toDomainError(new FirebaseError(code, message));

describe('a cancellation that failed says so in the words of the specification first', () => {
  // spec: 8.dashboard.cancel-failed 8.dashboard.cancel-failed-reason
  test.each([
    ['permission-denied', 'U heeft hier geen toegang toe.'],
    ['not-found', 'Dit bestaat niet of niet meer.'],
    ['failed-precondition', 'Er klopt iets niet in uw aanvraag.'],
  ])('%s', (code, why) => {
    const [title, reason] = noteOf({ cancellation: item('needs-you', firestoreSays(code)) });
    expect(title).toBe('Kon de aanvraag niet annuleren. Probeer het later opnieuw.');
    expect(reason).toContain(`Er is een fout opgetreden bij het annuleren van de aanvraag: ${why}`);
  });

  // spec: 8.dashboard.cancel-failed-reason
  test('without suggesting a retry that cannot succeed', () => {
    const [title, ...others] = noteOf({ cancellation: item('needs-you', { code: 'not-cancellable' }) });
    expect(title).toContain(
      'Er is een fout opgetreden bij het annuleren van de aanvraag: U kunt deze aanvraag niet meer zelf annuleren.',
    );
    expect(others).toEqual([]);
  });

  // spec: 8.dashboard.cancel-failed-database 8.database.misconfigured
  test('while it is retried, when the database is not set up', () => {
    const missing = firestoreSays('not-found', 'The database (default) does not exist for project madelief.');
    expect(noteOf({ cancellation: item('waiting', missing) })).toEqual([
      'Kon de aanvraag niet annuleren vanwege een database configuratie probleem. Neem contact op met een beheerder.',
      'Uw annulering is bewaard. Wij proberen het vanzelf opnieuw.',
    ]);
  });

  test('and not while it waits for the network', () => {
    expect(noteOf({ cancellation: item('waiting', { code: 'network' }) })).toEqual([
      'Annulering bewaard, nog niet verstuurd',
      // Here is no Background Sync, as in Safari and Firefox.
      'Wij versturen dit zodra er internet is en Madelief open staat.',
    ]);
  });
});

// spec: 8.database.invalid-input 8.database.not-found 8.database.permission-denied 8.database.duplicate
test.each([
  ['failed-precondition', 'Er klopt iets niet in uw aanvraag.'],
  ['invalid-argument', 'Er klopt iets niet in uw aanvraag.'],
  ['out-of-range', 'Er klopt iets niet in uw aanvraag.'],
  ['not-found', 'Dit bestaat niet of niet meer.'],
  ['permission-denied', 'U heeft hier geen toegang toe.'],
  ['already-exists', 'Deze aanvraag bestaat al.'],
  ['unheard-of', 'Er is een fout opgetreden. Probeer het opnieuw.'],
])('a request that Firestore refuses as %s says "%s"', (code, why) => {
  const [title, reason] = noteOf({ delivery: item('needs-you', firestoreSays(code)) });
  expect(title).toBe('Niet verstuurd. Wij hebben u nodig.');
  expect(reason).toContain(why);
});

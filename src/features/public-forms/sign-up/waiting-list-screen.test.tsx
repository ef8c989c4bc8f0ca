import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { startPageI18n } from '#i18n/start-page-i18n.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { WaitingListScreen } from './waiting-list-screen.tsx';

const form = vi.hoisted(() => ({ state: 'open' }));

vi.mock('../use-public-form.ts', () => ({
  hiddenField: 'website',
  usePublicForm: () => ({
    fields: {
      name: 'sign-up',
      store: { get: () => ({}), set: () => undefined, subscribe: () => () => undefined },
      errorOf: () => undefined,
      edit: () => undefined,
      prerendered: true,
    },
    outcome: { problems: [], attempt: 0 },
    ...form,
  }),
}));

beforeAll(() => startPageI18n('nl', ['forms', 'visitors']));

function drawn(state: 'open' | 'received' | 'kept', address = '/waiting-list'): string {
  form.state = state;
  return renderToStaticMarkup(
    <PublicFrame place={publicRouteOf(address)}>
      <WaitingListScreen
        forms={{ post: () => Promise.reject(new Error('nothing is sent')), prepare: () => undefined }}
        legal={{ privacy: '/privacybeleid', terms: '/algemene-voorwaarden' }}
        homeHref="/"
        accountHref="/registration"
        waiting={0}
      />
    </PublicFrame>,
  );
}

/** The href of the link home; undefined without one. */
const homeHrefIn = (html: string) =>
  /<a [^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>)[^])*Terug naar de startpagina/.exec(html)?.[1];

// spec: 2.routes.waiting-list-home-button
test('after a form is received or saved, a link home replaces it', () => {
  expect(homeHrefIn(drawn('open'))).toBeUndefined();
  for (const state of ['received', 'kept'] as const) {
    const html = drawn(state);
    expect(html).not.toContain('<form');
    expect(homeHrefIn(html)).toBe('/');
    expect(homeHrefIn(drawn(state, '/en/waiting-list'))).toBe('/en');
  }
  expect(drawn('received')).toMatch(/<a [^>]*href="\/registration"[^>]*>(?:(?!<\/a>)[^])*Maak nu uw account/);
  // An account needs a connection, which a saved form did not have.
  expect(drawn('kept')).not.toContain('Maak nu uw account');
  expect(drawn('received')).toContain('Bedankt voor je aanmelding! We nemen spoedig contact met je op.');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { phoneOnOneLine } from '#domain/brand.ts';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { startPageI18n } from '#i18n/start-page-i18n.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { ContactForm } from './contact-form.tsx';

const form = vi.hoisted(() => ({ state: 'open' }));

vi.mock('../use-public-form.ts', () => ({
  hiddenField: 'website',
  usePublicForm: ({ name }: { readonly name: string }) => ({
    fields: {
      name,
      store: { get: () => ({}), set: () => undefined, subscribe: () => () => undefined },
      errorOf: () => undefined,
      edit: () => undefined,
      prerendered: true,
    },
    outcome: { problems: [], attempt: 1 },
    ...form,
  }),
}));

beforeAll(() => startPageI18n('nl', ['forms']));

function drawn(state: 'open' | 'failed'): string {
  form.state = state;
  return renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <ContactForm forms={{ post: () => Promise.reject(new Error('nothing is sent')), prepare: () => undefined }} />
    </PublicFrame>,
  );
}

// spec: 8.forms.contact-failed
test('the contact form says a failure above its fields, with the way to call, and keeps its fields', () => {
  const failed = 'Er is iets misgegaan. Probeer het later opnieuw.';
  expect(drawn('open')).not.toContain(failed);
  const html = drawn('failed');
  expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf(failed));
  expect(html.indexOf(failed)).toBeLessThan(html.indexOf('<form'));
  expect(html).toContain(`U kunt ons ook bellen op ${phoneOnOneLine}.`);
  expect(html).toContain('type="tel"');
});

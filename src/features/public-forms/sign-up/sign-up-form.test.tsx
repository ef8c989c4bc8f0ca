import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { phoneOnOneLine } from '#domain/brand.ts';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { startPageI18n } from '#i18n/start-page-i18n.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { createFormStore } from '#shared/forms/form-store.ts';
import type { FormState, FormValues, PublicForm } from '../use-public-form.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpFields } from './sign-up-form-schema.ts';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(() => startPageI18n('nl', ['forms']));

const emptyValues: FormValues = Object.fromEntries(signUpFields.map((field) => [field, '']));

interface Situation {
  readonly state?: FormState;
  readonly role?: string;
}

/** The HTML of the form, which the waiting-list page and the dialog share. */
function drawn({ state = 'open', role = '' }: Situation = {}): string {
  const visitorForm: PublicForm = {
    fields: {
      name: 'sign-up',
      store: createFormStore<FormValues>({ ...emptyValues, role }),
      errorOf: () => undefined,
      edit: () => undefined,
      prerendered: true,
    },
    state,
    outcome: { problems: [], attempt: 1 },
    submit: () => undefined,
    again: () => undefined,
  };
  const html = renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/waiting-list')}>
      <SignUpForm visitorForm={visitorForm} legal={{ privacy: '/privacybeleid', terms: '/algemene-voorwaarden' }} />
    </PublicFrame>,
  );
  return withoutStyles(html);
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const labels = (html: string) => all(html, /<label for="[^"]*"[^>]*>([^<]*)/g);
const button = (html: string) => /<button[^]*<\/button>/.exec(html)?.[0] ?? '';

describe('the waiting-list form', () => {
  // spec: 2.routes.waiting-list 2.sign-up.fields 2.sign-up.examples 2.sign-up.roles 2.sign-up.button
  // spec: 2.sign-up.agreement
  test('has the fields in the order of the specification, with its examples and its two roles', () => {
    const html = drawn();
    expect(labels(html)).toEqual([
      'Volledige naam',
      'E-mailadres',
      'Telefoonnummer (optioneel)',
      'Postcode',
      'Ik registreer als',
      'Aanvullende opmerkingen (optioneel)',
    ]);
    expect(all(html, /placeholder="([^"]*)"/g)).toEqual(['0470 12 34 56', '1000']);
    expect(all(html, /<option value="([^"]*)"/g)).toEqual(['', 'Help Seeker', 'Family Member']);
    expect(all(html, /<option[^>]*>([^<]*)/g).slice(1)).toEqual(['Hulpzoekende', 'Familielid/Verzorger']);
    expect(button(html)).toContain('<span>Start nu</span>');
    // The consent is below the button.
    expect(all(html.slice(html.indexOf('</button>')), /<a href="([^"]*)"/g)).toEqual([
      '/privacybeleid',
      '/algemene-voorwaarden',
    ]);
  });

  // spec: 2.sign-up.family-member-field 4.forms.family-member-field
  test('asks a family member who needs the help, right after the role', () => {
    expect(labels(drawn({ role: 'Family Member' })).slice(4, 6)).toEqual([
      'Ik registreer als',
      'Naam van de hulpzoekende',
    ]);
  });

  // spec: 2.sign-up.sending 4.forms.visitor-states
  test('is busy while it is being sent, and cannot be submitted meanwhile', () => {
    const busy = button(drawn({ state: 'sending' }));
    expect(busy).toContain('Bezig met verzenden...');
    expect(busy).toContain('aria-disabled="true"');
    expect(button(drawn())).not.toContain('aria-disabled');
  });

  // spec: 4.forms.visitor-states 8.forms.sign-up-failed
  test('shows a failure above its fields, and only after a failure', () => {
    const failed = 'Er is iets misgegaan. Probeer het later opnieuw.';
    const html = drawn({ state: 'failed' });
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf(failed));
    expect(html.indexOf(failed)).toBeLessThan(html.indexOf('<form'));
    expect(html).toContain(`U kunt ons ook bellen op ${phoneOnOneLine}.`);
    expect(drawn()).not.toContain(failed);
  });
});

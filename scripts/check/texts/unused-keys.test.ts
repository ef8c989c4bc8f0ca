import { expect, test } from 'vitest';
import type { Text } from './text.ts';
import { unusedKeys } from './unused-keys.ts';

const text = (key: string): Text => ({ language: 'nl', file: 'nl.ts', key, text: 'Bel ons' });
const unused = (key: string, source: string) => unusedKeys([text(key)], [source], []).length > 0;

test.each([
  ['common:call-us', `t('call-us')`],
  ['common:call-us', `t("common:call-us")`],
  ['requests:hours_one', `t('hours', { count })`],
  ['pwa:update.ready', `t('update.ready')`],
  ['requests:status-paid', 't(`status-${status}`)'],
  ['pwa:install.steps.ipad.share', 't(`install.steps.${device}.${step}`)'],
  ['requests:cancellation-needs-you', 't(`${about}-needs-you`)'],
  ['requests:fact-day', 'label: t(`requests:fact-${step}`)'],
  ['thanks:steps.2', `t('steps', { returnObjects: true })`],
  ['terms:articles.who.body.2.0', 't(`articles.${name}.body`, { returnObjects: true })'],
  ['errors:not-found', 'const codes = ["not-found"]; t(`errors:${code}`)'],
])('%s is mentioned by %s', (key, source) => expect(unused(key, source)).toBe(false));

test.each([
  ['common:call-us', `t('call-us-now')`],
  ['common:call-us', `t('call')`],
  ['requests:status-paid', 't(`state-${status}`)'],
  ['thanks:steps.2', `t('stairs', { returnObjects: true })`],
  ['requests:hours_one', `t('minutes', { count })`],
  ['errors:not-found', 't(`errors:${code}`)'],
])('%s is not mentioned by %s', (key, source) => expect(unused(key, source)).toBe(true));

test('a key that is composed at run time is declared, with its reason', () => {
  const declared = [{ starts: 'made-up-', why: 'the server names it' }];
  expect(unusedKeys([text('common:made-up-name')], [''], declared)).toEqual([]);
  expect(unusedKeys([text('common:made-up-name')], [''], [])).toEqual([
    'nl.ts common:made-up-name: no source mentions this key',
  ]);
});

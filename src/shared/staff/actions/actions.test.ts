import { describe, expect, test, vi } from 'vitest';
import type { StaffAction } from './action.ts';
import { createActionRegistry } from './action-registry.ts';
import { findActions } from './find-actions.ts';
import { actionOf, type Press } from './match-key.ts';

const action = (id: string, more: Partial<StaffAction> = {}): StaffAction => ({
  id,
  label: id,
  group: 'Overal',
  run: () => undefined,
  ...more,
});
const idsOf = (actions: readonly StaffAction[]) => actions.map(({ id }) => id);

describe('the registry', () => {
  test('lists what is on the screen, the part that opened last first', () => {
    const registry = createActionRegistry();
    const leave = registry.set(Symbol('frame'), [action('palette')]);
    const close = registry.set(Symbol('screen'), [action('next'), action('previous')]);
    expect(idsOf(registry.list())).toEqual(['next', 'previous', 'palette']);
    close();
    expect(idsOf(registry.list())).toEqual(['palette']);
    leave();
    expect(registry.list()).toEqual([]);
  });

  test('replaces the actions of one part, and a late clean-up of the former ones removes nothing', () => {
    const registry = createActionRegistry();
    const part = Symbol('screen');
    const former = registry.set(part, [action('old')]);
    registry.set(part, [action('new')]);
    former();
    expect(idsOf(registry.list())).toEqual(['new']);
  });

  test('keeps its list between changes, and tells each change', () => {
    const registry = createActionRegistry();
    const listener = vi.fn<() => void>();
    const stop = registry.observe(listener);
    registry.set(Symbol('screen'), [action('next')]);
    expect(registry.list()).toBe(registry.list());
    stop();
    registry.set(Symbol('other'), []);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the palette finds', () => {
  const actions = [
    action('open', { label: 'Open de aanvraag van René' }),
    action('quote', { label: 'Prijs versturen', also: 'offerte' }),
    action('requests', { label: 'Ga naar Aanvragen' }),
  ];

  test.each([
    ['', ['open', 'quote', 'requests']],
    ['rene', ['open']],
    ['RENÉ  open', ['open']],
    ['offerte', ['quote']],
    ['aanvra', ['open', 'requests']],
    ['ga', ['requests']],
    ['%', []],
  ])('for %j: %j', (typed, expected) => {
    expect(idsOf(findActions(actions, typed))).toEqual(expected);
  });
});

describe('a key', () => {
  const press = (key: string, more: Partial<Press> = {}): Press => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    typing: false,
    onControl: false,
    ...more,
  });
  const actions = [
    action('palette', { keys: ['mod+k'] }),
    action('next', { keys: ['j'] }),
    action('send', { keys: ['Enter'] }),
  ];
  const idOf = (pressed: Press, singleKeys = true) => actionOf(pressed, actions, singleKeys)?.id ?? null;

  test.each([
    ['Ctrl+K', press('k', { ctrlKey: true }), 'palette'],
    ['Cmd+K', press('K', { metaKey: true }), 'palette'],
    ['Ctrl+K while typing', press('k', { ctrlKey: true, typing: true }), 'palette'],
    ['k alone', press('k'), null],
    ['j', press('j'), 'next'],
    ['J with Caps Lock', press('J'), 'next'],
    ['j while typing', press('j', { typing: true }), null],
    ['j on a button', press('j', { onControl: true }), 'next'],
    ['Enter on a button', press('Enter', { onControl: true }), null],
    ['Enter elsewhere', press('Enter'), 'send'],
    ['Ctrl+J', press('j', { ctrlKey: true }), null],
    ['Alt+J', press('j', { altKey: true }), null],
  ])('%s: %s', (_, pressed, expected) => {
    expect(idOf(pressed)).toBe(expected);
  });

  test('of its own does nothing once single keys are off, Ctrl+K still does (WCAG 2.1.4)', () => {
    expect(idOf(press('j'), false)).toBeNull();
    expect(idOf(press('k', { ctrlKey: true }), false)).toBe('palette');
  });
});

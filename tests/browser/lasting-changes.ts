import type { BrowserContext, Page } from 'playwright-core';

/** What cannot be taken back, or by the test alone. */
const ofEither = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'routeWebSocket',
  'setExtraHTTPHeaders',
] as const satisfies readonly (keyof Page & keyof BrowserContext)[];

const ofClock = [
  'install',
  'pauseAt',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof BrowserContext['clock'])[];

export interface LastingChanges {
  /** Takes the notes away. */
  stopNoting(): void;
  areThere(): boolean;
}

/** Notes the calls of Playwright's methods whose effect outlives the test: scripts, clocks, bindings, emulation, listeners. */
export function noteLastingChanges(context: BrowserContext, page: Page): LastingChanges {
  let areThere = false;
  const noted: (readonly [object, string])[] = [];
  const note = <T extends object>(target: T, names: readonly (keyof T & string)[]) => {
    for (const name of names) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') throw new Error(`Playwright has no method ${name}`);
      Reflect.set(target, name, (...args: unknown[]): unknown => {
        areThere = true;
        return Reflect.apply(call, target, args);
      });
      noted.push([target, name]);
    }
  };
  note(page, [...ofEither, 'addLocatorHandler', 'emulateMedia']);
  note(context, [...ofEither, 'setGeolocation']);
  note(context.clock, ofClock);
  return {
    areThere: () => areThere,
    stopNoting() {
      // The methods stand in the prototypes.
      for (const [target, name] of noted.splice(0)) Reflect.deleteProperty(target, name);
    },
  };
}

import { once } from '#lib/once.ts';
import { deviceCache, deviceDrafts, deviceSettings, deviceStorage } from '#offline/device.ts';
import { createSignOut } from '#offline/sign-out.ts';
import { deviceTimers } from '#offline/timers.ts';
import { accountDevice } from './account-outbox.ts';

/** Separate module: a page needs this code only when a session begins or ends. */
export const deviceSignOut = once(() =>
  createSignOut({
    ...accountDevice(),
    storage: deviceStorage(),
    drafts: deviceDrafts(),
    cache: deviceCache(),
    settings: deviceSettings(),
    timers: deviceTimers,
  }),
);

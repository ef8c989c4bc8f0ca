import { forSelf } from '#domain/accounts/acting-for.ts';
import { once } from '#lib/once.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { visitorRegistry } from './commands/visitor-registry.ts';
import { openDeviceOutbox } from './device-outbox.ts';
import { createSender } from './engine/sender.ts';

/** The actor of a form filled in without an account. */
export const visitorActing = forSelf(visitorOwner);

/** Sends items without authentication, even when an account is signed in on this device. */
export const visitorSender = createSender(visitorRegistry, () => Promise.resolve(null));

const device = once(() => openDeviceOutbox(visitorRegistry));

/** Returns the outbox of visitors; its session continues across sign-in and sign-out. */
export const visitorOutbox = () => device().outbox;

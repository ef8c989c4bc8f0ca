import { forSelf } from '#domain/accounts/acting-for.ts';
import { once } from '#lib/once.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { visitorRegistry } from './commands/visitor-registry.ts';
import { openDeviceOutbox } from './device-outbox.ts';
import { createSender } from './engine/sender.ts';

/** Who acts when a form is filled in without an account. */
export const visitorActing = forSelf(visitorOwner);

/** The way to Firestore without a sign-in, whoever is signed in on this device. */
export const visitorSender = createSender(visitorRegistry, () => Promise.resolve(null));

const device = once(() => openDeviceOutbox(visitorRegistry));

/** The outbox of people without an account: its session goes on, whoever signs in or out. */
export const visitorOutbox = () => device().outbox;

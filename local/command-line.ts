import { parseArgs } from 'node:util';
import { blockedAmong, defaultPorts, type Ports, shiftPorts } from './ports.ts';

export interface StartCommand {
  readonly ports: Ports;
  readonly fresh: boolean;
  /** With the example town for staff. */
  readonly town: boolean;
  readonly officialFirestore: boolean;
  readonly verbose: boolean;
  readonly help: boolean;
}

export const usage = `npm start                            starts Madelief on this machine
npm start -- --fresh                 the same, after wiping the data in .local-data/
npm start -- --no-town                without the example people and requests for staff
npm start -- --port-offset 100       on other ports: 5100, 9199, 8180, 5101, 1180, 1125 and 12211
npm start -- --official-firestore    with Google's Firestore emulator, where it is installed
npm start -- --verbose               shows everything that the emulators say`;

const highestPort = 65_535;
const highestOffset = highestPort - Math.max(...Object.values<number>({ ...defaultPorts }));

function readPorts(text: string): Ports {
  const offset = Number(text);
  if (!/^\d+$/.test(text) || offset > highestOffset) {
    throw new Error(`--port-offset ${text}: give a whole number from 0 to ${highestOffset}`);
  }
  const ports = shiftPorts(defaultPorts, offset);
  const blocked = blockedAmong(ports);
  if (blocked.length > 0) throw new Error(`--port-offset ${text}: browsers refuse port ${blocked.join(' and ')}`);
  return ports;
}

/** @throws Error with the invalid argument and the usage. */
export function readStartCommand(args: readonly string[]): StartCommand {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        'no-town': { type: 'boolean', default: false },
        'official-firestore': { type: 'boolean', default: false },
        'port-offset': { type: 'string', default: '0' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return {
      ports: readPorts(values['port-offset']),
      fresh: values.fresh,
      town: !values['no-town'],
      officialFirestore: values['official-firestore'],
      verbose: values.verbose,
      help: values.help,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

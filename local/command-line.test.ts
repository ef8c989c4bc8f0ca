import { describe, expect, test } from 'vitest';
import { readStartCommand } from './command-line.ts';
import { defaultPorts } from './ports.ts';

describe('npm start', () => {
  test('without arguments uses the default ports and existing data', () => {
    expect(readStartCommand([])).toEqual({
      ports: defaultPorts,
      fresh: false,
      town: true,
      officialFirestore: false,
      verbose: false,
      help: false,
    });
  });

  test('parses its flags', () => {
    const command = readStartCommand(['--fresh', '--official-firestore', '--port-offset', '100', '--verbose']);
    expect(command).toMatchObject({ fresh: true, officialFirestore: true, verbose: true });
    expect(command.ports).toEqual({
      app: 5100,
      auth: 9199,
      firestore: 8180,
      functions: 5101,
      mail: 1180,
      smtp: 1125,
      stripe: 12_211,
    });
  });

  test.each([['-1'], ['1.5'], ['x'], [''], ['1e2'], ['60000']])('refuses --port-offset=%s with the usage', (offset) => {
    expect(() => readStartCommand([`--port-offset=${offset}`])).toThrow(/--port-offset[^]*npm start/);
  });

  test('rejects an offset that gives a port blocked by browsers', () => {
    expect(() => readStartCommand(['--port-offset', '2000'])).toThrow('browsers refuse port 10080');
    expect(() => readStartCommand(['--port-offset', '60'])).toThrow('browsers refuse port 5060 and 5061');
    expect(() => readStartCommand(['--port-offset', '640'])).toThrow('browsers refuse port 1720');
  });

  test.each([['--frehs'], ['fresh'], ['--port-offset']])('refuses %s with the usage', (argument) => {
    expect(() => readStartCommand([argument])).toThrow('npm start -- --fresh');
  });
});

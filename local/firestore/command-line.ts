import { parseArgs } from 'node:util';

interface CommandLine {
  readonly host: string;
  readonly port: number;
  readonly rules: string | undefined;
  readonly functionsEmulator: string | undefined;
  readonly seedFromExport: string | undefined;
}

/** Reads the flags with which the Firebase CLI starts Google's emulator. Those that change nothing here are accepted. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      rules: { type: 'string' },
      functions_emulator: { type: 'string' },
      seed_from_export: { type: 'string' },
      // The requests name their project, and rules belong to a project.
      project_id: { type: 'string' },
      single_project_mode: { type: 'string' },
      single_project_mode_error: { type: 'string' },
      // The Emulator UI's view of requests, and WebChannel on a port of its own.
      websocket_port: { type: 'string' },
      webchannel_port: { type: 'string' },
      'database-edition': { type: 'string', default: 'standard' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port`);
  if (values['database-edition'] !== 'standard') {
    throw new Error(`--database-edition ${values['database-edition']} is not supported: this emulator is standard`);
  }
  return {
    host: values.host,
    port,
    rules: values.rules,
    functionsEmulator: values.functions_emulator,
    seedFromExport: values.seed_from_export,
  };
}

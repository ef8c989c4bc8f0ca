import { parseArgs } from 'node:util';

interface CommandLine {
  readonly host: string;
  readonly port: number;
  readonly rules: string | undefined;
  readonly functionsEmulator: string | undefined;
  readonly seedFromExport: string | undefined;
}

/** Parses the flags that the Firebase CLI passes to Google's emulator. Flags without effect here are accepted. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      rules: { type: 'string' },
      functions_emulator: { type: 'string' },
      seed_from_export: { type: 'string' },
      // Ignored: each request names its project.
      project_id: { type: 'string' },
      single_project_mode: { type: 'string' },
      single_project_mode_error: { type: 'string' },
      // Ignored: the Emulator UI's request list and WebChannel on a separate port.
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

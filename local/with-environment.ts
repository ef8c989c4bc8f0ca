/**
 * Runs work with variables of this process set, or removed where undefined, and puts them back afterwards. For SDKs that
 * find their servers through the environment only; work that runs at the same time sees the variables too.
 */
export async function withEnvironment<Result>(
  variables: Readonly<Record<string, string | undefined>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  assignEnvironment(variables);
  try {
    return await work();
  } finally {
    assignEnvironment(before);
  }
}

function assignEnvironment(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

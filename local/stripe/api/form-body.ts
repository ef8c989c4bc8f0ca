type FormValue = string | FormValue[] | { [name: string]: FormValue };

interface Branch {
  [name: string]: string | Branch;
}

/** `a[b][0]` → a, b, 0. */
function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function setAtPath(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [index, step] of path.entries()) {
    // `a[]=x` appends to a list.
    const name = step === '' ? String(Object.keys(branch).length) : step;
    const next = branch[name];
    if (index === path.length - 1) branch[name] = value;
    else if (typeof next === 'object') branch = next;
    else branch = branch[name] = newBranch();
  }
}

/** Without a prototype, because the keys are untrusted. */
function newBranch(): Branch {
  return Object.create(null) as Branch;
}

function toFormValue(branch: string | Branch): FormValue {
  if (typeof branch === 'string') return branch;
  const names = Object.keys(branch);
  if (names.length > 0 && names.every((name, index) => name === String(index)))
    return Object.values(branch).map(toFormValue);
  return Object.fromEntries(Object.entries(branch).map(([name, value]) => [name, toFormValue(value)]));
}

/** Parses the nested form encoding of Stripe's clients: `line_items[0][quantity]=1`. */
export function parseForm(text: string): Record<string, FormValue> {
  const root = newBranch();
  for (const [name, value] of new URLSearchParams(text)) setAtPath(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, toFormValue(value)]));
}

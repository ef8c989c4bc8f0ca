/** What the search keeps: potentials of rows and columns, and the row of each column (-1: none). */
interface State {
  readonly rowPotential: Float64Array;
  readonly columnPotential: Float64Array;
  readonly rowOf: Int32Array;
}

/** The tree of one search: how each column was reached, and at which cost. */
interface Tree {
  /** The column before each column; -1: the row that the search began with. */
  readonly before: Int32Array;
  readonly distance: Float64Array;
  readonly isDone: Uint8Array;
}

/** Relaxes the columns from one row. @returns the nearest column that is not done. */
function relax(costs: Float64Array, row: number, from: number, reached: number, state: State, tree: Tree): number {
  let nearest = -1;
  let shortest = Number.POSITIVE_INFINITY;
  const base = reached - (state.rowPotential[row] ?? 0);
  for (let column = 0; column < costs.length; column += 1) {
    if (tree.isDone[column] === 1) continue;
    const distance = base + (costs[column] ?? 0) - (state.columnPotential[column] ?? 0);
    if (distance < (tree.distance[column] ?? 0)) {
      tree.distance[column] = distance;
      tree.before[column] = from;
    }
    const known = tree.distance[column] ?? 0;
    if (known < shortest) {
      shortest = known;
      nearest = column;
    }
  }
  return nearest;
}

/** Adds a row: the shortest path from it to a free column, along which rows change columns. */
function addRow(costs: readonly Float64Array[], first: number, columns: number, state: State): void {
  const tree: Tree = {
    before: new Int32Array(columns).fill(-1),
    distance: new Float64Array(columns).fill(Number.POSITIVE_INFINITY),
    isDone: new Uint8Array(columns),
  };
  const done: number[] = [];
  let row = first;
  let column = -1;
  let reached = 0;
  for (;;) {
    column = relax(costs[row] ?? new Float64Array(), row, column, reached, state, tree);
    if (column === -1) throw new RangeError(`row ${first} has no free column`);
    reached = tree.distance[column] ?? 0;
    row = state.rowOf[column] ?? -1;
    if (row === -1) break;
    tree.isDone[column] = 1;
    done.push(column);
  }
  state.rowPotential[first] = (state.rowPotential[first] ?? 0) + reached;
  for (const each of done) {
    const slack = reached - (tree.distance[each] ?? 0);
    const owner = state.rowOf[each] ?? -1;
    state.rowPotential[owner] = (state.rowPotential[owner] ?? 0) + slack;
    state.columnPotential[each] = (state.columnPotential[each] ?? 0) - slack;
  }
  while (column !== -1) {
    const previous = tree.before[column] ?? -1;
    state.rowOf[column] = previous === -1 ? first : (state.rowOf[previous] ?? -1);
    column = previous;
  }
}

/**
 * Gives each row a column of its own at the lowest total cost: the exact optimum, by shortest augmenting paths
 * (Jonker and Volgenant, 1987), in rows² × columns steps. Equal inputs give equal results.
 * @param costs rows of equal length, at least as long as there are rows; infinite where a row cannot have a column.
 * @returns the column of each row. @throws RangeError when not every row can have one.
 */
export function cheapestAssignment(costs: readonly Float64Array[]): readonly number[] {
  const columns = costs[0]?.length ?? 0;
  const state: State = {
    rowPotential: new Float64Array(costs.length),
    columnPotential: new Float64Array(columns),
    rowOf: new Int32Array(columns).fill(-1),
  };
  for (const row of costs.keys()) addRow(costs, row, columns, state);
  const columnOf = costs.map(() => -1);
  for (const [column, row] of state.rowOf.entries()) if (row !== -1) columnOf[row] = column;
  return columnOf;
}

/**
 * Puts something in the place of what a module exports, made when the module is first asked for. `load` loads the module
 * itself, which has its place again from then on.
 */
export function replaceModule(
  require: NodeJS.Require,
  file: string,
  replacement: (load: () => object) => object,
): void {
  let loaded: object | undefined;
  const load = (): object => {
    if (loaded === undefined) {
      Reflect.deleteProperty(require.cache, file);
      loaded = require(file) as object;
    }
    return loaded;
  };
  let exports: object | undefined;
  const stub: Pick<NodeJS.Module, 'id' | 'filename' | 'loaded' | 'children' | 'paths' | 'exports'> = {
    ...{ id: file, filename: file, loaded: true, children: [], paths: [] },
    get exports() {
      return (exports ??= replacement(load));
    },
  };
  require.cache[file] = stub as NodeJS.Module;
}

import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A chunk that does nothing but hand on what another one exports under shorter names. */
interface Facade {
  readonly fileName: string;
  /** The file that it hands on, as its neighbours import it. */
  readonly from: string;
  /** The members of the module, as an object literal made of the other's namespace `e`. */
  readonly members: string;
}

const handsOn = /^export\{(?<names>[^{}]+)\}from\s*(?<quote>["'`])\.\/(?<from>[\w.-]+\.js)\k<quote>;?\s*$/;
const renamed = /^(?<inside>[\w$]+)(?: as (?<outside>[\w$]+))?$/;

export function facadeIn({ fileName, code }: Pick<Rolldown.OutputChunk, 'fileName' | 'code'>): Facade | null {
  const { names = '', from } = handsOn.exec(code)?.groups ?? {};
  if (from === undefined) return null;
  const members = names.split(',').map((name) => {
    const { inside, outside = inside } = renamed.exec(name.trim())?.groups ?? {};
    if (inside === undefined) throw new SyntaxError(`${fileName} hands on ${name}`);
    return `${outside}:e.${inside}`;
  });
  return { fileName, from, members: members.join(',') };
}

/** Code in which the `import()` of a facade is one of the file that it hands on. */
export function withoutFacade(code: string, { fileName, from, members }: Facade): string {
  return (
    code
      .replaceAll(
        `import(\`./${path.posix.basename(fileName)}\`)`,
        () => `import(\`./${from}\`).then(e=>({${members}}))`,
      )
      // The list of what is fetched together with it.
      .replaceAll(`"${fileName}"`, () => JSON.stringify(path.posix.join(path.posix.dirname(fileName), from)))
  );
}

/**
 * Leaves out the files that hand on what another one exports. The build makes one for each `import()` of a module that
 * shares a chunk: forty files of a hundred bytes, some of them before a view behind the login can be used.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    // A file is named after its content before this changes it. A device that has the file of a build without this plugin
    // would keep it under the same name.
    augmentChunkHash: () => 'without-facades',
    generateBundle: {
      // After Vite has written the lists of what is fetched together.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const imported = new Set(chunks.flatMap((chunk) => chunk.imports));
        const facades = chunks
          .filter((chunk) => chunk.isDynamicEntry && !chunk.isEntry && !imported.has(chunk.fileName))
          .flatMap((chunk) => facadeIn(chunk) ?? []);
        for (const facade of facades) delete bundle[facade.fileName];
        for (const chunk of chunks) chunk.code = facades.reduce(withoutFacade, chunk.code);
        for (const file of Object.values(bundle)) {
          const text = file.type === 'chunk' ? file.code : file.source.toString();
          const left = facades.find(({ fileName }) => text.includes(path.posix.basename(fileName)));
          if (left !== undefined) this.error(`${file.fileName} still asks for ${left.fileName}`);
        }
      },
    },
  };
}

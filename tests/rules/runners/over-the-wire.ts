import type { RulesCase } from '../cases/rules-case.ts';
import { world } from '../people/world.ts';
import type { Answer, Project } from '../wire/project.ts';
import { createWrite, deleteWrite, putWrite, type RestWrite, updateWrite } from '../wire/rest-write.ts';

/** Runs cases one after another in a project that holds the world, and undoes every change. */
export class WireCaseRunner {
  readonly #project: Project;
  /** The path of a changed document, which is restored before the next case. */
  #changed: string | null = null;

  constructor(project: Project) {
    this.#project = project;
  }

  async run(rulesCase: RulesCase): Promise<Answer> {
    const { collection, request, stored } = rulesCase;
    const path = request.verb === 'list' ? null : `${collection}/${request.id}`;
    const arrangements = new Map<string, RestWrite>();
    if (this.#changed !== null) arrangements.set(this.#changed, this.#asInTheWorld(this.#changed));
    if (path !== null && stored !== undefined) {
      const { root } = this.#project;
      arrangements.set(path, stored === null ? deleteWrite(root, path) : putWrite(root, path, stored));
    }
    if (arrangements.size > 0) await this.#project.arrange([...arrangements.values()]);
    const answer = await this.#request(rulesCase);
    const written = answer === 'allowed' && request.verb !== 'get';
    this.#changed = path !== null && (stored !== undefined || written) ? path : null;
    return answer;
  }

  #request({ actor, collection, request }: RulesCase): Promise<Answer> {
    const project = this.#project;
    if (request.verb === 'list') {
      const { filters, collectionGroup, below } = request;
      if (below === undefined) return project.list(actor, { collection, filters, collectionGroup });
      const parts = `${collection}/${below}`.split('/');
      const parent = parts.slice(0, -1).join('/');
      return project.list(actor, { collection: parts.at(-1) ?? '', parent, filters, collectionGroup });
    }
    const path = `${collection}/${request.id}`;
    switch (request.verb) {
      case 'get':
        return project.get(actor, path);
      case 'create':
        return project.commit(actor, [createWrite(project.root, path, request.data)]);
      case 'update':
        return project.commit(actor, [updateWrite(project.root, path, request.changes)]);
      case 'delete':
        return project.commit(actor, [deleteWrite(project.root, path)]);
    }
  }

  #asInTheWorld(path: string): RestWrite {
    const data = world.get(path);
    return data === undefined ? deleteWrite(this.#project.root, path) : putWrite(this.#project.root, path, data);
  }
}

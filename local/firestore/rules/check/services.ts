import type { IssueList } from '../syntax/issues.ts';
import type { RulesFile, ServiceNode, MatchNode } from '../syntax/ast.ts';

/** The service that this engine evaluates. Rules of other services compile and are ignored. */
export const FIRESTORE_SERVICE = 'cloud.firestore';

const VERBS = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);
const KNOWN_SERVICES = new Set([FIRESTORE_SERVICE, 'firebase.storage']);

/** Checks the names of services and the verbs of their rules. */
export function checkServices(file: RulesFile, issues: IssueList): void {
  const seen = new Set<string>();
  for (const service of file.services) {
    if (seen.has(service.name)) issues.error(service.position, 'Duplicate service name declaration.');
    seen.add(service.name);
    if (!KNOWN_SERVICES.has(service.name)) issues.warning(service.position, `Invalid service name: ${service.name}.`);
    for (const match of service.matches) checkVerbs(service, match, issues);
  }
}

function checkVerbs(service: ServiceNode, match: MatchNode, issues: IssueList): void {
  for (const verb of match.allows.flatMap((allow) => allow.verbs)) {
    if (!KNOWN_SERVICES.has(service.name) || !VERBS.has(verb.name)) {
      issues.warning(verb.position, `Invalid method name: ${verb.name}.`);
    }
  }
  for (const child of match.matches) checkVerbs(service, child, issues);
}

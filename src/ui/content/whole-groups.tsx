import { styled } from '../theme/styled.tsx';

/** A line ends before or after a group; only one that is wider than the line breaks. */
const Group = styled('strong', { base: { display: 'inline-block', maxWidth: '100%' } });

/** A number in groups that differ, as it is typed over: where there is no room for all of it, each group stays in one piece. */
export function WholeGroups({ groups }: { readonly groups: readonly string[] }) {
  return groups.map((group) => <Group key={group}>{group}</Group>);
}

import { styled } from '../theme/styled.tsx';
import { PlannerBlock } from './planner-item.tsx';
import type { PlannerItem } from './planner-types.ts';

const List = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', margin: 0, padding: 0 },
});

export interface PlannerListProps {
  readonly label: string;
  /** In the order of their time. */
  readonly items: readonly PlannerItem[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** What is planned as a list, where there is no room for a planner. */
export function PlannerList({ label, items, openId, onOpen }: PlannerListProps) {
  return (
    <List role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <PlannerBlock item={item} open={item.id === openId} entry onOpen={onOpen} />
        </li>
      ))}
    </List>
  );
}
